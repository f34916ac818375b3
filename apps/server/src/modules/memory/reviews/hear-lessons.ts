import type { GradedPage } from "@riwaq/domain/memory/heard-pages";
import { and, eq, inArray, isNull } from "drizzle-orm";

import type { Clock } from "../../../platform/clock.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Subscriber, on } from "../../../platform/events/subscriber.ts";
import { users } from "../../identity/tables/users.ts";
import {
  markChanged,
  markTakenBack,
  recitationRemoved,
  reportCorrected,
  reportSent,
  wordMarked,
} from "../../learning/events.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { outcomeSaid } from "../../scheduling/events.ts";
import { sessionStudents } from "../../scheduling/tables/session-students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { planAnew } from "../evenings/plan-anew.ts";
import { linesOfRow, rowOfLines, todayOf } from "../plan/queries.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { findHeard } from "./find-heard.ts";
import { lockMemory, pagesOfPlan, recountPages } from "./recount-pages.ts";

type Of = { sessionId: string; studentId: string };

/** What of a lesson counts for memory follows it: how it ended, what its report says, and marks that are corrected later. */
export const hearLessons: readonly Subscriber[] = [
  on(outcomeSaid, async ({ clock }, tx, { subject, aside }) => {
    for (const studentId of aside.lesson.studentIds) {
      const of = { sessionId: subject.id, studentId };
      if (aside.means.owesReport) await hear(tx, of, clock);
      else await unhear(tx, of, clock);
    }
  }),
  ...[reportSent, reportCorrected].map((made) =>
    on(made, async ({ clock }, tx, { aside: { sessionId, studentId } }) =>
      hear(tx, { sessionId, studentId }, clock),
    ),
  ),
  ...[wordMarked, markChanged, markTakenBack].map((made) =>
    on(made, async ({ clock }, tx, { aside: { sessionId, studentId, mark } }) => {
      if (sessionId !== null && mark.by === "teacher") {
        await rehear(tx, { sessionId, studentId }, clock);
      }
    }),
  ),
  on(recitationRemoved, async ({ clock }, tx, { payload, aside: { sessionId, studentId } }) => {
    // Its time is over: it was heard all the same.
    if (sessionId !== null && payload.why === "empty") {
      await rehear(tx, { sessionId, studentId }, clock);
    }
  }),
];

/** Of a lesson that has counted already. */
async function rehear(tx: Transaction, of: Of, clock: Clock): Promise<void> {
  if ((await findStanding(tx, of)).length > 0) await hear(tx, of, clock);
}

async function unhear(tx: Transaction, of: Of, clock: Clock): Promise<void> {
  await replace(tx, { of, heard: [], now: clock.now() });
}

async function hear(tx: Transaction, of: Of, clock: Clock): Promise<void> {
  await lockMemory(tx, of.studentId);
  const heard = await findHeard(tx, of);
  const counted = (await isMemorisation(tx, of.sessionId))
    ? heard
    : await onPagesOfPlan(tx, of.studentId, heard);
  await replace(tx, { of, heard: counted, now: clock.now() });
}

/** In lessons of something else only what is memorised already counts: what is read there is no plan. */
async function onPagesOfPlan(tx: Transaction, studentId: string, heard: readonly GradedPage[]) {
  if (heard.length === 0) return [];
  const pages = await pagesOfPlan(tx, studentId);
  return heard.filter(({ page }) => pages.has(page));
}

export const MEMORISATION = "quran-memorisation";

async function isMemorisation(tx: Transaction, sessionId: string): Promise<boolean> {
  const [row] = await tx
    .select({ slug: programmes.slug })
    .from(sessions)
    .innerJoin(programmes, eq(programmes.id, sessions.programmeId))
    .where(eq(sessions.id, sessionId));
  return row?.slug === MEMORISATION;
}

type Standing = Awaited<ReturnType<typeof findStanding>>[number];

function findStanding(tx: Transaction, { sessionId, studentId }: Of) {
  return tx
    .select()
    .from(memoryReviews)
    .where(
      and(
        eq(memoryReviews.sessionId, sessionId),
        eq(memoryReviews.studentId, studentId),
        eq(memoryReviews.source, "lesson"),
        isNull(memoryReviews.voidedAt),
      ),
    );
}

/** What is the same stays; what is not is voided, and written anew with the teacher's other word beside it. */
async function replace(
  tx: Transaction,
  { of, heard, now }: { of: Of; heard: readonly GradedPage[]; now: Date },
): Promise<void> {
  const before = await findStanding(tx, of);
  const isIn = (row: Standing) => heard.some((one) => isSame(row, one));
  const gone = before.filter((row) => !isIn(row));
  const fresh = heard.filter((one) => !before.some((row) => isSame(row, one)));
  if (gone.length === 0 && fresh.length === 0) return;
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await tx.update(memoryReviews).set({ voidedAt: now }).where(inArray(memoryReviews.id, ids));
  }
  if (fresh.length > 0) await write(tx, { of, fresh, gone });
  const pages = [...new Set([...gone, ...fresh].map(({ page }) => page))];
  await recountPages(tx, { studentId: of.studentId, pages });
  await planAnew(tx, { studentId: of.studentId, now });
}

function isSame(row: Standing, { page, lines, grade }: GradedPage): boolean {
  const were = linesOfRow(row);
  const isSameLines = were?.first === lines?.first && were?.last === lines?.last;
  return row.page === page && row.grade === grade && isSameLines;
}

type Writing = { of: Of; fresh: readonly GradedPage[]; gone: readonly Standing[] };

async function write(tx: Transaction, { of, fresh, gone }: Writing): Promise<void> {
  const { sessionId, studentId } = of;
  const [lesson] = await tx
    .select({
      teacherId: sessions.teacherId,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      timeZone: users.timeZone,
    })
    .from(sessions)
    .innerJoin(sessionStudents, eq(sessionStudents.sessionId, sessions.id))
    .innerJoin(users, eq(users.id, sessionStudents.studentId))
    .where(and(eq(sessions.id, sessionId), eq(sessionStudents.studentId, studentId)));
  if (!lesson) return;
  const before = new Map(gone.map((row) => [row.page, row]));
  await tx.insert(memoryReviews).values(
    fresh.map(({ page, lines, grade }) => ({
      studentId,
      sessionId,
      page,
      ...rowOfLines(lines),
      day: todayOf(lesson.startsAt, lesson.timeZone),
      source: "lesson" as const,
      by: "teacher" as const,
      byId: lesson.teacherId,
      grade,
      override: before.get(page)?.override ?? null,
      overriddenById: before.get(page)?.overriddenById ?? null,
      reviewedAt: lesson.endsAt,
    })),
  );
}
