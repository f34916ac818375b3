import { ayatOfRanges } from "@riwaq/domain/learning/reports/heard-ranges";
import { gradeOfMarks } from "@riwaq/domain/memory/grade";
import { type GradedPage, gradePages, heardPages } from "@riwaq/domain/memory/heard-pages";
import { lineCount } from "@riwaq/domain/memory/lines";
import { and, eq, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Subscriber, on } from "../../../platform/events/subscriber.ts";
import { users } from "../../identity/tables/users.ts";
import { recitationAnswered } from "../../learning/events.ts";
import { recitations } from "../../learning/tables/recitations.ts";
import { wordMarks } from "../../learning/tables/word-marks.ts";
import { planAnew } from "../evenings/plan-anew.ts";
import { type TestRecited, testFinished, testRescored } from "../events.ts";
import { linesOfPage } from "../lines-of-page.ts";
import { rowOfLines, todayOf } from "../plan/queries.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { lockMemory, pagesOfPlan, recountPages } from "./recount-pages.ts";

type Source = "test" | "homework";
type Heading = { source: Source; studentId: string; byId: string; at: Date };

/** What a teacher heard outside a lesson: in a test, also where its marks are corrected later, and in a recording. */
export const hearOthers: readonly Subscriber[] = [
  ...[testFinished, testRescored].map((made) =>
    on(made, async ({ clock }, tx, { aside }) => hearTest(tx, aside, clock.now())),
  ),
  on(recitationAnswered, async ({ clock }, tx, { subject, aside: { studentId, teacherId } }) => {
    const [recital] = await tx.select().from(recitations).where(eq(recitations.id, subject.id));
    if (!recital) return;
    const { beganAt: at } = recital;
    const heard = await heardIn(tx, recital);
    await write(tx, { source: "homework", studentId, byId: teacherId, at }, heard, clock.now());
  }),
];

async function hearTest(tx: Transaction, told: TestRecited, now: Date): Promise<void> {
  const { studentId, heldById: byId, finishedAt: at } = told;
  const heard = told.pages.map(({ page, lines, kinds }) => ({
    page,
    lines,
    grade: gradeOfMarks(kinds, lineCount(lines, page)),
  }));
  await write(tx, { source: "test", studentId, byId, at }, heard, now);
}

type Recording = typeof recitations.$inferSelect;

async function heardIn(tx: Transaction, recital: Recording): Promise<GradedPage[]> {
  const { id, fromSura, fromAya, toSura, toAya } = recital;
  const ayat = ayatOfRanges([
    { from: { sura: fromSura, aya: fromAya }, to: { sura: toSura, aya: toAya } },
  ]);
  const marks = await tx
    .select({ page: wordMarks.page, kind: wordMarks.kind })
    .from(wordMarks)
    .where(
      and(
        eq(wordMarks.recitationId, id),
        eq(wordMarks.marker, "teacher"),
        isNull(wordMarks.voidedAt),
      ),
    );
  return gradePages(heardPages(ayat, linesOfPage), marks, "known");
}

/** Instead of what the same test, or recording, said before. Pages that are of no plan were read, not memorised. */
async function write(
  tx: Transaction,
  { source, studentId, byId, at }: Heading,
  heard: readonly GradedPage[],
  now: Date,
): Promise<void> {
  await lockMemory(tx, studentId);
  const known = await pagesOfPlan(tx, studentId);
  const counted = heard.filter(({ page }) => known.has(page));
  const before = await tx
    .update(memoryReviews)
    .set({ voidedAt: now })
    .where(
      and(
        eq(memoryReviews.studentId, studentId),
        eq(memoryReviews.source, source),
        eq(memoryReviews.reviewedAt, at),
        isNull(memoryReviews.voidedAt),
      ),
    )
    .returning({ page: memoryReviews.page });
  if (counted.length > 0) {
    const [person] = await tx
      .select({ timeZone: users.timeZone })
      .from(users)
      .where(eq(users.id, studentId));
    const day = todayOf(at, person?.timeZone ?? "UTC");
    await tx.insert(memoryReviews).values(
      counted.map(({ page, lines, grade }) => ({
        studentId,
        page,
        ...rowOfLines(lines),
        day,
        source,
        by: "teacher" as const,
        byId,
        grade,
        reviewedAt: at,
      })),
    );
  }
  const pages = [...new Set([...before, ...counted].map(({ page }) => page))];
  await recountPages(tx, { studentId, pages });
  await planAnew(tx, { studentId, now });
}
