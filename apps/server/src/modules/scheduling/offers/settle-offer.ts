import { declinableUntilMs, type OfferState } from "@riwaq/domain/scheduling/offers/offer";
import { asc, eq, inArray } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Terms } from "../../institute/policies/find-terms.ts";
import { offerHours } from "../tables/offer-hours.ts";
import { offers } from "../tables/offers.ts";
import { sessions } from "../tables/sessions.ts";
import type { HeldHour, OfferRow } from "./queries.ts";

type Settled = {
  state: Exclude<OfferState, "offered">;
  /** Null where time did it. */
  by: string | null;
  word?: string;
  now: Date;
};

/** Another word comes too late: the other parent's yes made lessons of it, or its hours are free again. */
export const refuseSettled = ({ state }: OfferRow) =>
  refusal("conflict", state === "confirmed" ? "offer_confirmed" : "offer_over");

/** The hours are free; answers which they were, soonest first. */
export async function letHoursGo(tx: Transaction, offerId: string): Promise<HeldHour[]> {
  const held = await tx
    .select()
    .from(offerHours)
    .where(eq(offerHours.offerId, offerId))
    .orderBy(asc(offerHours.startsAt));
  await tx.delete(offerHours).where(eq(offerHours.offerId, offerId));
  return held;
}

/** The offer is over. While it holds an hour the database refuses that. */
export async function settleOffer(
  tx: Transaction,
  { id }: OfferRow,
  { state, by, word = "", now }: Settled,
  seriesId: string | null = null,
): Promise<void> {
  await tx
    .update(offers)
    .set({ state, settledAt: now, settledBy: by, word, seriesId, updatedAt: now })
    .where(eq(offers.id, id));
}

/** Of a lesson that a teacher placed, as it stands at its hour: by the notice as it was then. */
export function declinableUntil(
  {
    startsAt,
    placedAt,
    createdAt,
  }: Pick<typeof sessions.$inferSelect, "startsAt" | "placedAt" | "createdAt">,
  terms: Terms,
): Date {
  const placed = placedAt ?? createdAt;
  const hours = { startsAtMs: startsAt.getTime(), placedAtMs: placed.getTime() };
  return new Date(declinableUntilMs({ ...hours, policy: terms.at(placed) }));
}

/** A lesson that a teacher placed is one like any other from now on. */
export async function agreeToLesson(tx: Transaction, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ isDeclinable: false }).where(eq(sessions.id, sessionId));
}

/** The family's change is taken back: it has not said yes to these. */
export async function takeAgreementBack(
  tx: Transaction,
  sessionIds: readonly string[],
): Promise<void> {
  await tx
    .update(sessions)
    .set({ isDeclinable: true })
    .where(inArray(sessions.id, [...sessionIds]));
}
