import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { bookLesson, lessonsFrom, sayOutcome } from "./lessons.ts";
import type { Lesson } from "./quarter.ts";
import { send } from "./subscribe.ts";
import { AGAIN, expect } from "./test.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TEACHER = "Youssef El-Naggar";

type Pupil = { id: string };
type Named = Pupil & { name: string };
type Place = { sura: number; aya: number };
type Range = { from: Place; to: Place };

export async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(path, AGAIN);
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as Answer;
}

/** Staff book four weeks of one night, when nobody else has a lesson. */
export async function bookFour(
  { teacher, staff }: Record<"teacher" | "staff", Page>,
  { id: student_id, name }: Named,
) {
  const [known] = await lessonsFrom(teacher, Date.now(), 14);
  if (!known) throw new Error("the demo’s teacher has no lesson");
  const night = new Date(Date.now() + 2 * DAY_MS).setUTCHours(22, 0, 0, 0);
  const lessons: Lesson[] = [];
  for (const week of [0, 1, 2, 3]) {
    const startsAtMs = night + week * 7 * DAY_MS;
    const wish = { teacher_id: known.teacher_id, student_id, startsAtMs, length_minutes: 30 };
    const id = await bookLesson(staff, wish);
    lessons.push({
      id,
      pupil: name,
      teacher: TEACHER,
      startsAtMs,
      endsAtMs: startsAtMs + HOUR_MS / 2,
    });
  }
  return lessons;
}

/** In the room these are taps on words: the journey of the room is its own. */
export async function markWords(
  teacher: Page,
  { id: student_id }: Pupil,
  lesson: Lesson,
  keys: readonly string[],
) {
  for (const key of keys) {
    const [sura, aya, word] = key.split(":").map(Number);
    const at = { sura, aya, word };
    const mark = { id: randomUUID(), student_id, session_id: lesson.id, kind: "prompted", ...at };
    await send(teacher, "/api/marks/", mark);
  }
}

/** The lesson is over, and what was heard is written to the family. */
export async function reportLesson(teacher: Page, lesson: Lesson, heard: Range): Promise<void> {
  await sayOutcome(teacher, lesson.id, "completed");
  const [form] = await ask<Array<{ id: string; version: number }>>(
    teacher,
    `/api/reports/?session=${lesson.id}`,
  );
  await send(teacher, `/api/reports/${form?.id}/send/`, {
    attendance: "present",
    covered: [{ kind: "ayat", work: "revision", ...heard }],
    grade: "Good",
    homework: "",
    message: "",
    internal_note: "",
    version: form?.version,
  });
}

type Review = { day: string; source: string; by: string };

export async function historyOf(page: Page, { id }: Pupil, of: number): Promise<Review[]> {
  const path = `/api/students/${id}/memory/pages/${of}/`;
  return (await ask<{ reviews: Review[] }>(page, path)).reviews;
}

export const sourcesOf = (reviews: readonly Review[]) =>
  reviews.map(({ source, by }) => `${source} by ${by}`);

type Span = { states: ReadonlyMap<number, State>; from: string; until: string };

/** On how many days something was recited at home. */
export async function eveningsOf(page: Page, pupil: Pupil, { states, from, until }: Span) {
  const days = new Set<string>();
  for (const of of states.keys()) {
    for (const { source, day } of await historyOf(page, pupil, of)) {
      if (source === "evening" && day >= from && day <= until) days.add(day);
    }
  }
  return days.size;
}

export type Periodic = {
  period_start: string;
  period_end: string;
  figures: { memory: { held: number; evenings: number } | null };
};
export type Coming = { evenings: Array<{ portions: Array<{ page: number }> }> };

export type State = { page: number; due_day: string; last_day: string; heard_day: string | null };

export async function statesOf(page: Page, { id }: Pupil): Promise<Map<number, State>> {
  const { pages } = await ask<{ pages: State[] }>(page, `/api/students/${id}/memory/pages/`);
  return new Map(pages.map((state) => [state.page, state]));
}

/** Days from the last time to the next. */
export function gapOf(states: ReadonlyMap<number, State>, page: number): number {
  const { due_day, last_day } = states.get(page) ?? { due_day: "", last_day: "" };
  return (Date.parse(due_day) - Date.parse(last_day)) / DAY_MS;
}
