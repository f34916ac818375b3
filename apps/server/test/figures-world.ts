import { randomUUID } from "node:crypto";

import {
  type Outcome,
  outcomeFault,
  OUTCOMES,
  statusOfOutcome,
} from "@riwaq/domain/scheduling/outcomes/outcome";
import { CANCELLERS } from "@riwaq/domain/scheduling/sessions/status";
import type { CountedLesson } from "@riwaq/domain/views/figures";

import { sessionReports } from "../src/modules/learning/tables/session-reports.ts";
import { programmes } from "../src/modules/people/tables/programmes.ts";
import { lessonOutcomes } from "../src/modules/scheduling/tables/lesson-outcomes.ts";
import { series } from "../src/modules/scheduling/tables/series.ts";
import { sessionStudents } from "../src/modules/scheduling/tables/session-students.ts";
import { sessions } from "../src/modules/scheduling/tables/sessions.ts";
import type { Database } from "../src/platform/db/database.ts";
import { buildStudent, buildTeacher } from "./factories.ts";

const HOUR_MS = 3_600_000;
const LENGTH_MIN = 30;

/** What is known of a lesson where the tests count by themselves. */
export type WorldLesson = {
  id: string;
  teacherId: string;
  programmeId: string | null;
  pupils: string[];
  startsAtMs: number;
  endsAtMs: number;
  kind: "single" | "trial" | "series";
  counted: CountedLesson;
  /** When the report on each pupil was sent; null while it is owed. */
  reports: Array<number | null>;
};

/** The same numbers each time, from 0 to below 1. */
function diceOf(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Dice = () => number;
const pick = <T>(dice: Dice, of: readonly T[]): T => of[Math.floor(dice() * of.length)] as T;

/** What was said of a lesson, each correction after the other; mostly that it was given. */
function sayings(dice: Dice): Outcome[] {
  const one = (): Outcome => {
    const minutes = () => (dice() < 0.6 ? 0 : Math.floor(dice() * 31));
    const said = {
      kind: dice() < 0.5 ? ("completed" as const) : pick(dice, OUTCOMES),
      teacherLateMin: dice() < 0.6 ? 0 : Math.floor(dice() * 5),
      pupilLateMin: minutes(),
      lostMin: minutes(),
      lostBy: pick(dice, ["teacher", "pupil", null] as const),
    };
    return outcomeFault(said, LENGTH_MIN) === null ? said : one();
  };
  return Array.from({ length: dice() < 0.2 ? 2 : 1 }, one);
}

function statusOf(
  cancelledBy: CountedLesson["cancelledBy"],
  outcome: Outcome | null,
): CountedLesson["status"] {
  if (cancelledBy) return "Cancelled";
  return outcome ? statusOfOutcome(outcome.kind) : "Scheduled";
}

type World = { from: Date; hours: number; everyHours?: number; now: Date; seed: number };

/**
 * Lessons of three teachers with two pupils each, one an hour at most, drawn by chance from so many hours on: of each
 * kind, cancelled by anybody, ended in every way and corrected, with reports sent and owed.
 */
export async function buildFiguresWorld(
  db: Database,
  { from, hours, everyHours = 1, now, seed }: World,
) {
  const dice = diceOf(seed);
  const teachers = await Promise.all([1, 2, 3].map(() => buildTeacher(db)));
  const pupils = await Promise.all([1, 2, 3, 4, 5, 6].map(() => buildStudent(db)));
  const name = { en: "Quran", fr: "Coran", ar: "القرآن" };
  const made = await db
    .insert(programmes)
    .values([1, 2].map(() => ({ slug: randomUUID(), area: "quran" as const, name })))
    .returning();
  const programmeIds = [...made.map(({ id }) => id), null];
  const [rule] = await db
    .insert(series)
    .values({
      teacherId: teachers[0]?.id ?? "",
      anchorZone: "Europe/Paris",
      times: [{ dayOfWeek: 0, minute: 600 }],
      lengthMinutes: LENGTH_MIN,
      startsOn: "2020-01-01",
      extendedUntil: "2020-01-01",
    })
    .returning();

  const lessons: WorldLesson[] = [];
  const versions: Array<typeof lessonOutcomes.$inferInsert> = [];
  for (let hour = 0; hour < hours; hour += 1) {
    for (const [index, teacher] of teachers.entries()) {
      if (dice() < 0.6) continue;
      const startsAtMs = from.getTime() + hour * everyHours * HOUR_MS;
      const endsAtMs = startsAtMs + LENGTH_MIN * 60_000;
      const own = pupils.slice(index * 2, index * 2 + 2).map(({ id }) => id);
      const isOver = endsAtMs <= now.getTime();
      const cancelledBy = dice() < 0.25 ? pick(dice, CANCELLERS) : null;
      const said = isOver && !cancelledBy && dice() < 0.9 ? sayings(dice) : [];
      const id = randomUUID();
      const taught = dice() < 0.3 ? own : [pick(dice, own)];
      versions.push(
        ...said.map((outcome, at) => ({
          ...outcome,
          sessionId: id,
          version: at + 1,
          saidBy: "system" as const,
        })),
      );
      const outcome = said.at(-1) ?? null;
      const isHeld = statusOf(cancelledBy, outcome) === "Completed";
      lessons.push({
        id,
        teacherId: teacher.id,
        programmeId: pick(dice, programmeIds),
        pupils: taught,
        startsAtMs,
        endsAtMs,
        kind:
          dice() < 0.15 ? "trial" : pick(dice, ["single", "single", "single", "series"] as const),
        counted: {
          status: statusOf(cancelledBy, outcome),
          cancelledBy,
          outcome,
          lengthMin: LENGTH_MIN,
        },
        reports: isHeld
          ? taught.map(() => (dice() < 0.7 ? endsAtMs + Math.floor(dice() * 1e8) : null))
          : [],
      });
    }
  }

  await db.insert(sessions).values(
    lessons.map((lesson, at) => ({
      id: lesson.id,
      teacherId: lesson.teacherId,
      programmeId: lesson.programmeId,
      startsAt: new Date(lesson.startsAtMs),
      endsAt: new Date(lesson.endsAtMs),
      kind: lesson.kind,
      ...(lesson.kind === "series" && { seriesId: rule?.id ?? null, seriesOn: dayNumber(at) }),
      ...(lesson.counted.cancelledBy && {
        status: "Cancelled" as const,
        cancelledBy: lesson.counted.cancelledBy,
        cancelledAt: now,
      }),
    })),
  );
  await db.insert(sessionStudents).values(
    lessons.flatMap((lesson) =>
      lesson.pupils.map((studentId) => ({
        sessionId: lesson.id,
        studentId,
        startsAt: new Date(lesson.startsAtMs),
        endsAt: new Date(lesson.endsAtMs),
        status: lesson.counted.cancelledBy ? ("Cancelled" as const) : ("Scheduled" as const),
      })),
    ),
  );
  await db.insert(lessonOutcomes).values(versions);
  const reports = lessons.flatMap((lesson) =>
    lesson.reports.map((atMs, index) => ({
      sessionId: lesson.id,
      studentId: lesson.pupils[index] ?? "",
      teacherId: lesson.teacherId,
      dueAt: new Date(lesson.endsAtMs),
      submittedAt: atMs === null ? null : new Date(atMs),
    })),
  );
  await db.insert(sessionReports).values(reports);
  return { lessons, teachers, pupils, programmeIds };
}

/** A date of its own for each lesson of the one series. */
const dayNumber = (at: number) => new Date(at * 86_400_000).toISOString().slice(0, 10);

/** The middle one, or the mean of the two in the middle. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** As the rule says it: a pupil of the trial has a lesson of a series after it that was not cancelled. */
export const isRegularSince = (trial: WorldLesson, lessons: readonly WorldLesson[]) =>
  lessons.some(
    (later) =>
      later.kind === "series" &&
      later.counted.status !== "Cancelled" &&
      later.startsAtMs > trial.startsAtMs &&
      later.pupils.some((id) => trial.pupils.includes(id)),
  );
