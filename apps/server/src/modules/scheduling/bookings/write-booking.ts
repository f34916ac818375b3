import type { Booked } from "@riwaq/contracts/scheduling/bookings";
import { horizonOf } from "@riwaq/domain/scheduling/series/series";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { type Weekly, agreeLessons } from "../../people/reach/agree-lessons.ts";
import { lessonsBooked } from "../events.ts";
import { redeemMakeUp } from "../make-ups/states.ts";
import { series } from "../tables/series.ts";
import type { JudgedBooking } from "./judge-booking.ts";
import { presentOccurrence } from "./presenter.ts";
import { writeSessions } from "./write-sessions.ts";

/** The lessons that were judged bookable, with their series, the enrolment, the trace and the mails. */
export async function writeBooking(
  ctx: Emitting,
  tx: Transaction,
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
  const weekly = seriesId === null ? undefined : await findWeekly(tx, judged);
  await agreeLessons(tx, { teacherId, studentId, programmeId, weekly }, now);
  if (wish.makeUp) await redeemMakeUp(tx, wish.makeUp.id, { sessionId: sessionIds[0] ?? "", now });
  await emit(
    ctx,
    tx,
    lessonsBooked(
      studentId,
      { kind, lessons: booked.length, skipped: skipped.length },
      { sessionIds },
    ),
  );
  return {
    series_id: seriesId,
    session_ids: sessionIds,
    skipped: skipped.map(presentOccurrence),
  };
}

async function writeSeries(
  tx: Transaction,
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

/** All that the two hold every week in this programme, of the length of what is booked now. */
async function findWeekly(tx: Transaction, { wish, programmeId }: JudgedBooking): Promise<Weekly> {
  const [row] = await tx
    .select({ lessons: sql<number>`sum(jsonb_array_length(${series.times}))::int` })
    .from(series)
    .where(
      and(
        eq(series.teacherId, wish.teacherId),
        eq(series.studentId, wish.studentId),
        programmeId === null ? undefined : eq(series.programmeId, programmeId),
        isNull(series.endedAt),
      ),
    );
  return { lessonsPerWeek: row?.lessons ?? 0, lengthMinutes: wish.lengthMin };
}
