import { groupBy } from "@riwaq/domain/group-by";
import { dayOf } from "@riwaq/domain/memory/days";
import { type Review, replayPage } from "@riwaq/domain/memory/page-memory";
import { PLAN_LIMITS } from "@riwaq/domain/memory/plan";
import { and, eq, inArray, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { students } from "../../people/tables/students.ts";
import { linesOfRow, rowOfMemory } from "../plan/queries.ts";
import { memoryPages } from "../tables/memory-pages.ts";
import { memoryPlans } from "../tables/memory-plans.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { newPortions } from "../tables/new-portions.ts";

/** Nobody else writes reviews of this pupil until the transaction ends. */
export async function lockMemory(tx: Transaction, studentId: string): Promise<void> {
  await tx
    .select({ id: students.userId })
    .from(students)
    .where(eq(students.userId, studentId))
    .for("no key update");
}

/** What these pages have come to, replayed from all their reviews that stand. */
export async function recountPages(
  tx: Transaction,
  { studentId, pages }: { studentId: string; pages: readonly number[] | "all" },
): Promise<void> {
  if (pages !== "all" && pages.length === 0) return;
  const isOfThese = pages === "all" ? undefined : inArray(memoryReviews.page, [...pages]);
  const rows = await tx
    .select()
    .from(memoryReviews)
    .where(and(eq(memoryReviews.studentId, studentId), isNull(memoryReviews.voidedAt), isOfThese));
  const recentDays = await recentDaysOf(tx, studentId);
  const states = [...groupBy(rows, ({ page }) => page)].flatMap(
    ([page, reviews]) => replayPage(page, reviews.map(reviewOf), { recentDays }) ?? [],
  );
  const isRecounted = pages === "all" ? undefined : inArray(memoryPages.page, [...pages]);
  await tx.delete(memoryPages).where(and(eq(memoryPages.studentId, studentId), isRecounted));
  if (states.length === 0) return;
  await tx.insert(memoryPages).values(states.map((memory) => rowOfMemory(studentId, memory)));
}

async function recentDaysOf(tx: Transaction, studentId: string): Promise<number> {
  const [plan] = await tx
    .select({ recentDays: memoryPlans.recentDays })
    .from(memoryPlans)
    .where(eq(memoryPlans.studentId, studentId));
  return plan?.recentDays ?? PLAN_LIMITS.recentDays.usual;
}

type Row = typeof memoryReviews.$inferSelect;

/** As it counts: the teacher’s other grade before the first one. */
export function reviewOf(row: Row): Review {
  const day = dayOf(row.day);
  if (row.standing !== null) return { day, standing: row.standing };
  const grade = row.override ?? row.grade;
  if (grade === null) throw new Error("A review has a grade or a standing");
  return { day, by: row.by, grade, lines: linesOfRow(row) };
}

/** Whether anything is known of these pages, or they were given: what else a family answers is of no plan. */
export async function pagesOfPlan(tx: Transaction, studentId: string): Promise<Set<number>> {
  const known = tx
    .select({ page: memoryPages.page })
    .from(memoryPages)
    .where(eq(memoryPages.studentId, studentId));
  const given = tx
    .select({ page: newPortions.page })
    .from(newPortions)
    .where(eq(newPortions.studentId, studentId));
  return new Set((await known.union(given)).map(({ page }) => page));
}
