import { heldUntilMs } from "@riwaq/domain/scheduling/offers/offer";
import type { SeriesRule } from "@riwaq/domain/scheduling/series/series";

import { refusal } from "../../../platform/app-error.ts";
import { databaseFault } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import type { JudgedBooking } from "../bookings/judge-booking.ts";
import type { JudgedLesson } from "../bookings/judge-lessons.ts";
import { offerMade } from "../events.ts";
import { offerHours } from "../tables/offer-hours.ts";
import { offers } from "../tables/offers.ts";
import type { HeldHour } from "./queries.ts";
import { signLink } from "./sign-link.ts";
import { tellOffer } from "./tell-offer.ts";

const EXCLUSION = "23P01";

/** What a teacher's series is until its family has agreed: its hours are held, and nothing is booked or agreed yet. */
export async function makeOffer(
  ctx: Emitting & { secret: string },
  tx: Transaction,
  judged: JudgedBooking,
  now: Date,
): Promise<{ id: string; heldUntil: Date }> {
  const { lessons } = judged;
  const held = lessons.filter(({ isBooked }) => isBooked);
  const offer = await writeOffer(tx, judged, held, now);
  const hours = await holdHours(tx, offer, held);
  const told = await tellOffer(tx, offer, hours, now);
  const linkOf = (userId: string) => signLink({ offerId: offer.id, userId }, ctx.secret);
  const payload = { lessons: held.length, skipped: lessons.length - held.length };
  await emit(ctx, tx, offerMade(offer.id, payload, { ...told, linkOf }));
  return offer;
}

async function writeOffer(
  tx: Transaction,
  { wish, programmeId, extendedUntil }: JudgedBooking,
  held: readonly JudgedLesson[],
  now: Date,
) {
  const { teacherId, studentId } = wish;
  const { anchorZone, times, lengthMin, startsOn, endsOn } = wish.when as SeriesRule;
  const lastStartsAtMs = held.at(-1)?.startsAtMs ?? now.getTime();
  const until = heldUntilMs({ offeredAtMs: now.getTime(), lastStartsAtMs });
  const [row] = await tx
    .insert(offers)
    .values({
      teacherId,
      studentId,
      programmeId,
      anchorZone,
      times: [...times],
      lengthMinutes: lengthMin,
      startsOn,
      endsOn,
      extendedUntil,
      heldUntil: new Date(until),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error("the offer was not kept");
  return row;
}

async function holdHours(
  tx: Transaction,
  { id, teacherId, studentId }: typeof offers.$inferSelect,
  held: readonly JudgedLesson[],
): Promise<HeldHour[]> {
  const rows = held.map(({ on, startsAtMs, endsAtMs, isShifted }) => ({
    offerId: id,
    teacherId,
    studentId,
    on,
    startsAt: new Date(startsAtMs),
    endsAt: new Date(endsAtMs),
    isShifted,
  }));
  try {
    await tx.insert(offerHours).values(rows);
  } catch (error) {
    if (databaseFault(error)?.code === EXCLUSION) throw refusal("conflict", "hour_taken");
    throw error;
  }
  return rows;
}
