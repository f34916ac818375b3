import { dayOf } from "@riwaq/domain/memory/days";
import type { Lines } from "@riwaq/domain/memory/lines";
import type { PageMemory } from "@riwaq/domain/memory/page-memory";
import { type NewPortion, PLAN_LIMITS, type Plan } from "@riwaq/domain/memory/plan";
import { toWall } from "@riwaq/domain/time/zone";
import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import type { PupilId } from "../../people/reach/pupils.ts";
import { memoryPages } from "../tables/memory-pages.ts";
import { memoryPlans } from "../tables/memory-plans.ts";
import { newPortions } from "../tables/new-portions.ts";

/** Until a teacher says otherwise. */
const USUAL: Plan = {
  minutes: PLAN_LIMITS.minutes.usual,
  pages: PLAN_LIMITS.pages.usual,
  cycleDays: PLAN_LIMITS.cycleDays.usual,
  recentDays: PLAN_LIMITS.recentDays.usual,
  daysOff: [],
  mode: "usual",
  modeUntil: null,
  examPages: null,
};

type PlanRow = typeof memoryPlans.$inferSelect;

function planOf(row: PlanRow): Plan {
  const { minutes, pages, cycleDays, recentDays, mode, examFirst, examLast } = row;
  return {
    minutes,
    pages,
    cycleDays,
    recentDays,
    daysOff: row.daysOff as Plan["daysOff"],
    mode,
    modeUntil: row.modeUntil === null ? null : dayOf(row.modeUntil),
    examPages:
      examFirst === null || examLast === null ? null : { first: examFirst, last: examLast },
  };
}

/** Both or none. */
export const linesOfRow = (row: {
  firstLine: number | null;
  lastLine: number | null;
}): Lines | null =>
  row.firstLine === null || row.lastLine === null
    ? null
    : { first: row.firstLine, last: row.lastLine };

export const rowOfLines = (lines: Lines | null) => ({
  firstLine: lines?.first ?? null,
  lastLine: lines?.last ?? null,
});

type PageRow = typeof memoryPages.$inferSelect;

export function memoryOfRow({
  studentId: _,
  learnedBefore,
  learnedDay,
  ...row
}: PageRow): PageMemory {
  return { ...row, learned: learnedBefore ? "before" : learnedDay };
}

export function rowOfMemory(studentId: string, { learned, ...memory }: PageMemory): PageRow {
  const isBefore = learned === "before";
  return { ...memory, studentId, learnedBefore: isBefore, learnedDay: isBefore ? null : learned };
}

/** All that a plan of some pupils is made from, each by one query: what they hold, how they practise, what is new. */
export async function loadPlanning(db: Database, ids: readonly string[]) {
  const some = [...ids];
  const [plans, pages, portions, people] = [
    await db.select().from(memoryPlans).where(inArray(memoryPlans.studentId, some)),
    await db
      .select()
      .from(memoryPages)
      .where(inArray(memoryPages.studentId, some))
      .orderBy(asc(memoryPages.studentId), asc(memoryPages.page)),
    await db
      .select()
      .from(newPortions)
      .where(and(inArray(newPortions.studentId, some), isNull(newPortions.endedAt))),
    await db
      .select({ id: users.id, name: users.name, timeZone: users.timeZone })
      .from(users)
      .where(inArray(users.id, some)),
  ];
  const planBy = new Map(plans.map((row) => [row.studentId, planOf(row)]));
  const portionBy = new Map(portions.map((row) => [row.studentId, row]));
  const pagesBy = new Map<string, PageMemory[]>();
  for (const row of pages) {
    const held = pagesBy.get(row.studentId) ?? [];
    held.push(memoryOfRow(row));
    pagesBy.set(row.studentId, held);
  }
  return people.map((person) => {
    const given = portionBy.get(person.id);
    return {
      ...person,
      plan: planBy.get(person.id) ?? USUAL,
      isSet: planBy.has(person.id),
      memories: pagesBy.get(person.id) ?? [],
      portion: given ? portionOf(given) : null,
      given: given ?? null,
    };
  });
}
export type Planning = Awaited<ReturnType<typeof loadPlanning>>[number];

const portionOf = (row: typeof newPortions.$inferSelect): NewPortion => ({
  page: row.page,
  lines: linesOfRow(row),
});

/** Of one pupil. */
export async function loadPlanningOf(db: Database, pupilId: PupilId): Promise<Planning> {
  const [planning] = await loadPlanning(db, [pupilId]);
  if (!planning) throw new Error("A pupil is a person");
  return planning;
}

/** The day on which a pupil lives at an instant. */
export const todayOf = (now: Date, timeZone: string): string =>
  toWall(now.getTime(), timeZone).date;

/** What was given to be learnt, the last first. */
export async function findGiven(db: Database, pupilId: PupilId, limit = 10): Promise<NewPortion[]> {
  const rows = await db
    .select()
    .from(newPortions)
    .where(eq(newPortions.studentId, pupilId))
    .orderBy(desc(newPortions.givenAt), desc(newPortions.id))
    .limit(limit);
  return rows.map(portionOf);
}
