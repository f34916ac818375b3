import { randomUUID } from "node:crypto";

import type { MarkKind } from "@riwaq/domain/learning/marks/kinds";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import type { Grade } from "@riwaq/domain/memory/grade";
import type { Standing } from "@riwaq/domain/memory/page-memory";
import { PLAN_LIMITS } from "@riwaq/domain/memory/plan";
import { DAY_MS, civilDateOf } from "@riwaq/domain/time/civil-date";
import { EDITION } from "@riwaq/mushaf/edition";

import { wordMarks } from "../modules/learning/tables/word-marks.ts";
import { recountPages } from "../modules/memory/reviews/recount-pages.ts";
import { memoryPlans } from "../modules/memory/tables/memory-plans.ts";
import { memoryReviews } from "../modules/memory/tables/memory-reviews.ts";
import { newPortions } from "../modules/memory/tables/new-portions.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import type { StudentKey } from "./families.ts";
import type { PersonIds } from "./write-people.ts";

type Held = { first: number; last: number; standing: Standing };
type Memorised = {
  student: StudentKey;
  minutes: number;
  held: readonly Held[];
  /** Page, how many days ago its teacher heard it, and how it went. */
  heard: ReadonlyArray<readonly [page: number, daysAgo: number, grade: Grade]>;
  portion: { page: number; firstLine: number; lastLine: number };
};

/** A child with her first juz, and a young man with five. */
const MEMORISED: readonly Memorised[] = [
  {
    student: "ines",
    minutes: 10,
    held: [
      { first: 586, last: 590, standing: "shaky" },
      { first: 591, last: 604, standing: "solid" },
    ],
    heard: [
      [584, 16, 3],
      [585, 23, 3],
      [583, 9, 3],
      [584, 5, 2],
      [588, 12, 1],
      [595, 20, 4],
    ],
    portion: { page: 582, firstLine: 1, lastLine: 4 },
  },
  {
    student: "student",
    minutes: 30,
    held: [
      { first: 1, last: 21, standing: "shaky" },
      { first: 542, last: 581, standing: "rusty" },
      { first: 582, last: 604, standing: "solid" },
    ],
    heard: [
      [22, 18, 3],
      [23, 11, 3],
      [24, 4, 3],
      [550, 15, 1],
      [560, 6, 2],
    ],
    portion: { page: 25, firstLine: 1, lastLine: 8 },
  },
];

/** What the teacher marked lately at words of the child. */
const MARKED: ReadonlyArray<{ aya: number; word: number; kind: MarkKind; detail: string }> = [
  { aya: 2, word: 3, kind: "letter-exchanged", detail: "ظ/ز" },
  { aya: 6, word: 4, kind: "madd", detail: "" },
  { aya: 8, word: 2, kind: "hesitation", detail: "" },
];
const SURA = 78;

const HELD_SINCE_DAYS = 60;
const PRACTISED_DAYS = 21;

/** What two pupils of the demo hold, as two months of lessons and evenings made it. */
export async function writeMemory(tx: Transaction, now: Date, ids: PersonIds): Promise<void> {
  for (const one of MEMORISED) await writeOne(tx, now, { ...one, ids });
  const markedAt = new Date(now.getTime() - DAY_MS);
  await tx.insert(wordMarks).values(
    MARKED.map((mark) => ({
      ...mark,
      id: randomUUID(),
      studentId: ids.ines,
      edition: EDITION,
      sura: SURA,
      page: pageOf({ sura: SURA, aya: mark.aya }),
      marker: "teacher" as const,
      markedById: ids.teacher,
      markedAt,
      shownFrom: markedAt,
    })),
  );
}

async function writeOne(
  tx: Transaction,
  now: Date,
  { student, minutes, held, heard, portion, ids }: Memorised & { ids: PersonIds },
): Promise<void> {
  const studentId = ids[student];
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const at = (days: number) => ({
    studentId,
    day: civilDateOf(daysAgo(days).getTime()),
    reviewedAt: daysAgo(days),
  });
  await tx.insert(memoryPlans).values({
    studentId,
    minutes,
    pages: Math.floor(minutes / 3),
    cycleDays: PLAN_LIMITS.cycleDays.usual,
    recentDays: PLAN_LIMITS.recentDays.usual,
    // Friday.
    daysOff: [6],
    mode: "usual",
    setById: ids.teacher,
    setAt: daysAgo(HELD_SINCE_DAYS),
  });
  const beginning = held.flatMap(({ first, last, standing }) =>
    Array.from({ length: last - first + 1 }, (_, index) => ({
      ...at(HELD_SINCE_DAYS),
      page: first + index,
      standing,
      source: "beginning" as const,
      by: "teacher" as const,
      byId: ids.teacher,
    })),
  );
  const lessons = heard.map(([page, days, grade]) => ({
    ...at(days),
    page,
    grade,
    source: "lesson" as const,
    by: "teacher" as const,
    byId: ids.teacher,
  }));
  const isChild = student === "ines";
  const evenings = Array.from({ length: PRACTISED_DAYS }, (_, index) => ({
    ...at(index + 1),
    page: beginning[(index * 5) % beginning.length]?.page ?? 604,
    grade: index % 6 === 0 ? (2 as const) : (3 as const),
    source: "evening" as const,
    by: isChild ? ("parent" as const) : ("pupil" as const),
    byId: isChild ? ids.parent : studentId,
  }));
  await tx.insert(memoryReviews).values([...beginning, ...lessons, ...evenings]);
  await tx.insert(newPortions).values({
    ...portion,
    studentId,
    givenById: ids.teacher,
    givenAt: daysAgo(2),
  });
  await recountPages(tx, { studentId, pages: "all" });
}
