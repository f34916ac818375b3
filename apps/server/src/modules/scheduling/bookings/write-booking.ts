import type { Booked } from "@riwaq/contracts/scheduling/bookings";
import { horizonOf } from "@riwaq/domain/scheduling/series/series";
import { and, eq } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { enrolPupil } from "../../people/reach/enrol-pupil.ts";
import { lessonsBooked } from "../events.ts";
import { makeUps } from "../tables/make-ups.ts";
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
  await enrolPupil(tx, { ...judged.wish, programmeId: judged.programmeId }, now);
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

async function redeemMakeUp(
  tx: Transaction,
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
