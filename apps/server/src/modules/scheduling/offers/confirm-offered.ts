import type { OfferSettled } from "@riwaq/contracts/scheduling/offers";
import { parseSeriesRule } from "@riwaq/domain/scheduling/series/series";

import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { type JudgedBooking, judgeAll } from "../bookings/judge-booking.ts";
import { writeBooking } from "../bookings/write-booking.ts";
import { offerConfirmed } from "../events.ts";
import type { HeldHour, OfferRow } from "./queries.ts";
import { letHoursGo, settleOffer } from "./settle-offer.ts";
import { tellOffer } from "./tell-offer.ts";

type Confirming = { offer: OfferRow; facts: JudgedBooking["facts"]; by: string; now: Date };

/**
 * The series stands, with the lessons whose hours were held and that are still to come; what a holiday has closed
 * meanwhile is left out. What the two agree on is written now.
 */
export async function confirmOffered(
  ctx: Emitting,
  tx: Transaction,
  { offer, facts, by, now }: Confirming,
): Promise<OfferSettled> {
  const held = await letHoursGo(tx, offer.id);
  const judged = await judgeHeld(tx, { offer, facts, held, now });
  if (!judged.lessons.some(({ isBooked }) => isBooked)) throw refusal("conflict", "offer_over");
  const booked = await writeBooking(ctx, tx, judged, { standing: "confirmed", now });
  await settleOffer(tx, offer, { state: "confirmed", by, now }, booked.series_id);
  const lessons = booked.session_ids.length;
  const told = await tellOffer(tx, offer, held, now);
  const aside = { ...told, sessionIds: booked.session_ids };
  await emit(ctx, tx, offerConfirmed(offer.id, { by, lessons }, aside));
  return { state: "confirmed", lessons };
}

type Held = Pick<Confirming, "offer" | "facts" | "now"> & { held: readonly HeldHour[] };

async function judgeHeld(
  tx: Transaction,
  { offer, facts, held, now }: Held,
): Promise<JudgedBooking> {
  const { teacherId, studentId, programmeId, anchorZone, extendedUntil } = offer;
  const lengthMin = offer.lengthMinutes;
  const parsed = parseSeriesRule({ ...offer, lengthMin });
  if (!parsed.ok) throw new Error(`an offer is stored with the fault ${parsed.fault}`);
  const when = parsed.rule;
  const wish = { teacherId, studentId, programmeId, lengthMin, when, makeUp: null };
  const occurrences = held
    .filter(({ startsAt }) => startsAt > now)
    .map(({ on, startsAt, endsAt, isShifted }) => ({
      on,
      startsAtMs: startsAt.getTime(),
      endsAtMs: endsAt.getTime(),
      isShifted,
    }));
  const asked = { ...wish, kind: "series" } as const;
  // They were placed by the teacher, within the usual week or not.
  const lessons = await judgeAll(tx, "teacher", { wish: asked, occurrences, now });
  return { wish: asked, facts, programmeId, anchorZone, extendedUntil, lessons, problems: [] };
}
