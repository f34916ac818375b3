import type { OrderWish, Quote } from "@riwaq/contracts/billing/subscriptions";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { requirePayerOf } from "../subscriptions/find-payer.ts";
import { findQuote } from "./find-quote.ts";

/** What stands above the button; nothing is written. */
export async function quoteOrder(
  { db, actor: someone, clock, language }: Context,
  wish: OrderWish,
): Promise<Quote> {
  const actor = requireSignedIn(someone);
  await requirePayerOf(db, wish.student_id, actor.id);
  const asked = { wish, payerId: actor.id, zone: actor.timeZone, language, now: clock.now() };
  return (await findQuote(db, asked)).quote;
}
