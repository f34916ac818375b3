import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import type { People } from "./people.ts";
import type { Lesson } from "./quarter.ts";
import { AGAIN, csrfHeaders, expect } from "./test.ts";

const HOUR_MS = 3_600_000;
const AHEAD_MS = 14 * 24 * HOUR_MS;
const TEACHER = "Youssef El-Naggar";
const WHY = "The mother and the teacher both told us";

type Listed = {
  teacher_id: string;
  teacher_name: string;
  students_ids: string[];
  students_names: string[];
};

/** A child of this family who learns with the demo's teacher, and the two as bookings name them. */
async function findPair(parent: Page) {
  const [from, to] = [0, AHEAD_MS].map((ms) => new Date(Date.now() + ms).toISOString());
  const listed = await parent.request.get(`/api/sessions/?from=${from}&to=${to}`, AGAIN);
  const known = ((await listed.json()) as Listed[]).find(
    ({ teacher_name, students_ids }) => teacher_name === TEACHER && students_ids.length === 1,
  );
  if (!known) throw new Error("the demo’s teacher has no pupil here");
  const [pupil = ""] = known.students_names;
  return { teacher_id: known.teacher_id, student_id: known.students_ids[0], pupil };
}

/** What is booked from now on meets by the teacher's own link: there a press of the button is all that is known. */
async function meetByLink(teacher: Page): Promise<void> {
  const answer = await teacher.request.patch("/api/teaching-profile/", {
    data: { meeting_provider: "own" },
    headers: await csrfHeaders(teacher),
    ...AGAIN,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Staff book for both sides: one lesson each hour of a night, when nobody has any; by the teacher's link, or in the room. */
export async function bookLessons(
  { parent, teacher, staff }: People,
  count: number,
  place: "link" | "room" = "link",
): Promise<Lesson[]> {
  const { pupil, ...pair } = await findPair(parent);
  if (place === "link") await meetByLink(teacher);
  const night = new Date(Date.now() + 2 * 24 * HOUR_MS).setUTCHours(22, 0, 0, 0);
  const lessons: Lesson[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const startsAtMs = night + nth * HOUR_MS;
    const starts_at = new Date(startsAtMs).toISOString();
    const answer = await staff.request.post("/api/bookings/", {
      data: { kind: "single", ...pair, starts_at, length_minutes: 30, reason: WHY },
      headers: { ...(await csrfHeaders(staff)), "Idempotency-Key": randomUUID() },
      ...AGAIN,
    });
    expect(answer.status(), await answer.text()).toBe(201);
    const { session_ids } = (await answer.json()) as { session_ids: string[] };
    const [id = ""] = session_ids;
    const endsAtMs = startsAtMs + HOUR_MS / 2;
    lessons.push({ id, pupil, teacher: TEACHER, startsAtMs, endsAtMs });
  }
  return lessons;
}
