/** Lessons that the institute does not give for now: their hours are held, and they may come back to them. */
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";

import type { Doing } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { loadTeacherHours } from "../availability/load-hours.ts";
import { findStudentsBusy } from "../bookings/queries.ts";
import { lessonsCancelled, lessonsReturned } from "../events.ts";
import { endAllSeries } from "../series/end-series.ts";
import { isAnyTaught } from "../series/queries.ts";
import { offerHours } from "../tables/offer-hours.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";
import { cancelLessons } from "./cancel-lessons.ts";
import { placeLessons } from "./place-lessons.ts";
import { isAnySeriesOver } from "./queries.ts";

type Lesson = typeof sessions.$inferSelect;

/** Those of these lessons that have not begun and are one pupil's alone: what others learn in as well goes on. */
export const findWithholdable = (
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Lesson[]> =>
  tx
    .select()
    .from(sessions)
    .where(
      and(
        inArray(sessions.id, [...ids]),
        eq(sessions.status, "Scheduled"),
        gt(sessions.startsAt, now),
        sql`(select count(*) from session_students taught where taught.session_id = ${sessions.id}) = 1`,
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));

/** Cancels them by the institute, without a decision of the terms: nobody owes anything. The people are locked before. */
export async function withholdLessons(
  ctx: Doing,
  { lessons, isHeld }: { lessons: readonly Lesson[]; isHeld: boolean },
): Promise<void> {
  const { tx, now } = ctx;
  const ids = lessons.map(({ id }) => id);
  const [first] = ids;
  if (first === undefined) return;
  await cancelLessons(tx, { ids, by: "staff", now });
  if (isHeld) {
    await tx.insert(offerHours).values(
      lessons.map(({ id: sessionId, teacherId, startsAt, endsAt, isShifted }) => ({
        sessionId,
        teacherId,
        on: startsAt.toISOString().slice(0, 10),
        startsAt,
        endsAt,
        isShifted,
      })),
    );
  }
  const payload = { scope: "one", lessons: ids.length };
  await emit(ctx, tx, lessonsCancelled(first, payload, { sessionIds: ids }));
}

export async function letHoursGo(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(offerHours).where(inArray(offerHours.sessionId, [...ids]));
}

/**
 * Brings withheld lessons back to their hours, each if it can: it has not begun, its series goes on, there is no holiday,
 * and teacher and pupil are free then. Answers those that stand again; no hour is held any more.
 */
export async function returnLessons(ctx: Doing, ids: readonly string[]): Promise<string[]> {
  const { tx, now } = ctx;
  await letHoursGo(tx, ids);
  const lessons = await tx
    .select()
    .from(sessions)
    .where(
      and(
        inArray(sessions.id, [...ids]),
        eq(sessions.status, "Cancelled"),
        eq(sessions.cancelledBy, "staff"),
        gt(sessions.startsAt, now),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
  const back: Lesson[] = [];
  for (const lesson of lessons) if (await canStand(tx, lesson)) back.push(lesson);
  const places = back.map((lesson) => ({
    ...lesson,
    status: "Scheduled" as const,
    cancelledBy: null,
    cancelledAt: null,
  }));
  await placeLessons(tx, { lessons: places, ifTaken: "hour_taken", now });
  const sessionIds = back.map(({ id }) => id);
  const [first] = sessionIds;
  if (first !== undefined) {
    await emit(ctx, tx, lessonsReturned(first, { lessons: back.length }, { sessionIds }));
  }
  return sessionIds;
}

async function canStand(tx: Transaction, lesson: Lesson): Promise<boolean> {
  const [fromMs, untilMs] = [lesson.startsAt.getTime(), lesson.endsAt.getTime()];
  const meets = (startMs: number, endMs: number) => startMs < untilMs && fromMs < endMs;
  const { id, teacherId } = lesson;
  const hours = await loadTeacherHours(tx, { teacherId, fromMs, untilMs });
  if (hours?.approval !== "approved") return false;
  if (hours.busyMs.some(({ startMs, endMs }) => meets(startMs, endMs))) return false;
  if (hours.timeOff.some(([start, end]) => meets(Date.parse(start), Date.parse(end)))) return false;
  const pupils = await tx
    .select({ id: sessionStudents.studentId })
    .from(sessionStudents)
    .where(eq(sessionStudents.sessionId, id));
  const pupilIds = pupils.map((pupil) => pupil.id);
  const busy = await findStudentsBusy(tx, pupilIds, { fromMs, untilMs });
  return busy.size === 0 && !(await isAnySeriesOver(tx, [lesson]));
}

/** Nothing more is made of the pupil's series: where others learn as well, they go on. */
export const endSeriesOf = ({ tx, now }: Doing, studentId: string): Promise<void> =>
  endAllSeries(tx, { isWhose: isAnyTaught([studentId]), leaving: [studentId], now });
