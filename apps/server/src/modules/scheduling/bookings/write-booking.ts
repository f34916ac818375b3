import type { Booked } from "@riwaq/contracts/scheduling/bookings";
import { horizonOf } from "@riwaq/domain/scheduling/series/series";
import { and, eq, isNull, sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { emit } from "../../../platform/events/emit.ts";
import { tellLessons } from "../../notifications/notices/tell-lessons.ts";
import { enrolments } from "../../people/tables/enrolments.ts";
import { lessonsBooked } from "../events.ts";
import { makeUps } from "../tables/make-ups.ts";
import { series } from "../tables/series.ts";
import type { JudgedBooking } from "./judge-booking.ts";
import { presentOccurrence } from "./presenter.ts";
import { writeSessions } from "./write-sessions.ts";

/** The lessons that were judged bookable, with their series, the enrolment, the trace and the mails. */
export async function writeBooking(
  ctx: Context,
  tx: Database,
  judged: JudgedBooking,
  now: Date,
): Promise<Booked> {
  const { wish, programmeId, lessons } = judged;
  const { studentId, teacherId, kind } = wish;
  const seriesId = await writeSeries(tx, judged, now);
  const booked = lessons.filter(({ isBooked }) => isBooked);
  const skipped = lessons.filter(({ isBooked }) => !isBooked);
  const sessionIds = await writeSessions(
    tx,
    booked.map(({ on, startsAtMs, endsAtMs, isShifted }) => ({
      teacherId,
      studentId,
      programmeId,
      kind,
      series: seriesId === null ? null : { id: seriesId, on },
      startsAtMs,
      endsAtMs,
      isShifted,
    })),
    now,
  );
  await writeEnrolment(tx, judged);
  if (wish.makeUp) await redeemMakeUp(tx, wish.makeUp.id, { sessionId: sessionIds[0] ?? "", now });
  await emit(
    ctx,
    tx,
    lessonsBooked(studentId, { kind, lessons: booked.length, skipped: skipped.length }),
  );
  const changedBy = requireSignedIn(ctx.actor).id;
  await tellLessons(ctx, tx, { event: "booked", sessionIds, changedBy });
  return {
    series_id: seriesId,
    session_ids: sessionIds,
    skipped: skipped.map(presentOccurrence),
  };
}

async function writeSeries(
  tx: Database,
  { wish, programmeId }: JudgedBooking,
  now: Date,
): Promise<string | null> {
  if ("startsAtMs" in wish.when) return null;
  const { anchorZone, times, lengthMin, startsOn, endsOn } = wish.when;
  const [row] = await tx
    .insert(series)
    .values({
      teacherId: wish.teacherId,
      studentId: wish.studentId,
      programmeId,
      anchorZone,
      times: [...times],
      lengthMinutes: lengthMin,
      startsOn,
      endsOn,
      extendedUntil: horizonOf(now.getTime(), anchorZone),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: series.id });
  return row?.id ?? null;
}

/**
 * From now on the teacher sees the pupil among their own; one who left and comes back is enrolled again. What was to be
 * agreed when the pupil was invited is agreed.
 */
async function writeEnrolment(tx: Database, { wish, programmeId }: JudgedBooking): Promise<void> {
  const { teacherId, studentId } = wish;
  if (programmeId === null) return resumeLearning(tx, { teacherId, studentId });
  await tx
    .delete(enrolments)
    .where(
      and(
        eq(enrolments.teacherId, teacherId),
        eq(enrolments.studentId, studentId),
        isNull(enrolments.programmeId),
      ),
    );
  await tx
    .insert(enrolments)
    .values({ teacherId, studentId, programmeId })
    .onConflictDoUpdate({
      target: [enrolments.teacherId, enrolments.studentId, enrolments.programmeId],
      set: { endedAt: null },
    });
}

/** Who had left this teacher learns on what was learnt before. */
async function resumeLearning(
  tx: Database,
  { teacherId, studentId }: { teacherId: string; studentId: string },
): Promise<void> {
  await tx
    .update(enrolments)
    .set({ endedAt: null })
    .where(
      and(
        eq(enrolments.teacherId, teacherId),
        eq(enrolments.studentId, studentId),
        sql`not exists (select from enrolments open where open.teacher_id = ${teacherId}
          and open.student_id = ${studentId} and open.ended_at is null)`,
      ),
    );
}

async function redeemMakeUp(
  tx: Database,
  id: string,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  const [redeemed] = await tx
    .update(makeUps)
    .set({ state: "booked", bookedSessionId: sessionId, updatedAt: now })
    .where(and(eq(makeUps.id, id), eq(makeUps.state, "owed")))
    .returning({ id: makeUps.id });
  if (!redeemed) throw refusal("conflict", "make_up_gone");
}
