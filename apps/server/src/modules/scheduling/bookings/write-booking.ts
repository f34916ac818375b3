import type { Booked } from "@riwaq/contracts/scheduling/bookings";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { agreeLessons } from "../../people/reach/agree-lessons.ts";
import { lessonsBooked } from "../events.ts";
import { redeemMakeUp } from "../make-ups/states.ts";
import { findWeekly } from "../series/agree-on-series.ts";
import { writeSeries } from "../series/write-series.ts";
import { lessonWords } from "../tables/lesson-words.ts";
import type { JudgedBooking } from "./judge-booking.ts";
import { presentOccurrence } from "./presenter.ts";
import { writeSessions } from "./write-sessions.ts";

type Writing = {
  standing: "stands" | "declinable" | "confirmed";
  /** Why staff book for both sides. */
  because?: { words: string; saidById: string } | undefined;
  now: Date;
};

/** The lessons that were judged bookable, with their series, what is agreed by them, the trace and the mails. */
export async function writeBooking(
  ctx: Emitting,
  tx: Transaction,
  judged: JudgedBooking,
  { standing, because, now }: Writing,
): Promise<Booked> {
  const { wish, programmeId, lessons } = judged;
  const { studentId, teacherId, kind } = wish;
  const seriesId = await writeSeriesOf(tx, judged, now);
  const booked = lessons.filter(({ isBooked }) => isBooked);
  const skipped = lessons.filter(({ isBooked }) => !isBooked);
  const sessionIds = await writeSessions(
    tx,
    booked.map(({ on, startsAtMs, endsAtMs, isShifted }) => ({
      teacherId,
      studentIds: [studentId],
      programmeId,
      kind,
      series: seriesId === null ? null : { id: seriesId, on },
      startsAtMs,
      endsAtMs,
      isShifted,
      isDeclinable: standing === "declinable",
    })),
    now,
  );
  const [firstId] = sessionIds;
  if (because && firstId !== undefined) {
    const said = { sessionId: firstId, version: 0, createdAt: now };
    await tx.insert(lessonWords).values({ ...said, ...because });
  }
  await agree(tx, judged, now);
  if (wish.makeUp) await redeemMakeUp(tx, wish.makeUp.id, { sessionId: sessionIds[0] ?? "", now });
  await emit(
    ctx,
    tx,
    lessonsBooked(
      studentId,
      { kind, lessons: booked.length, skipped: skipped.length },
      { sessionIds, standing },
    ),
  );
  return {
    series_id: seriesId,
    session_ids: sessionIds,
    skipped: skipped.map(presentOccurrence),
    offer: null,
  };
}

async function writeSeriesOf(
  tx: Transaction,
  { wish, programmeId, extendedUntil }: JudgedBooking,
  now: Date,
): Promise<string | null> {
  const { teacherId, studentId, when: rule } = wish;
  if ("startsAtMs" in rule) return null;
  return writeSeries(
    tx,
    { teacherId, studentIds: [studentId], programmeId, rule, extendedUntil },
    now,
  );
}

async function agree(tx: Transaction, { wish, programmeId }: JudgedBooking, now: Date) {
  const { teacherId, studentId, when } = wish;
  const pair = { teacherId, studentId };
  const weekly =
    "startsAtMs" in when || programmeId === null
      ? null
      : await findWeekly(tx, { ...pair, programmeId }, when.startsOn);
  await agreeLessons(tx, { ...pair, programmeId, weekly }, now);
}
