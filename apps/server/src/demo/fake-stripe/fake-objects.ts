import type { z } from "zod";

import type { Card } from "./cards.ts";
import {
  type FakeCharge,
  type FakeIntent,
  type FakeMethod,
  type FakeSession,
  newId,
} from "./fake-state.ts";
import type { NewSession } from "./requests.ts";
import { badRequest } from "./stripe-request.ts";

const DAY_S = 86_400;
const CARD_YEARS = 3;

export type Order = Pick<
  FakeIntent,
  "amount" | "currency" | "description" | "metadata" | "setup_future_usage"
>;

export function newSession(
  asked: z.infer<typeof NewSession>,
  publicUrl: string,
  nowS: number,
): FakeSession {
  const [line, ...more] = asked.line_items;
  if (!line || more.length > 0) throw badRequest("We sell one line.", { param: "line_items" });
  const id = newId("cs_test");
  const { currency, unit_amount } = line.price_data;
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: asked.adaptive_pricing,
    allowed_payment_method_types: [...asked.allowed_payment_method_types],
    amount_subtotal: unit_amount,
    amount_total: unit_amount,
    cancel_url: asked.cancel_url,
    client_reference_id: asked.client_reference_id,
    created: nowS,
    currency,
    customer: asked.customer ?? null,
    customer_creation: asked.customer_creation ?? null,
    customer_email: asked.customer_email ?? null,
    expires_at: nowS + DAY_S,
    livemode: false,
    locale: asked.locale,
    metadata: asked.metadata,
    mode: asked.mode,
    payment_intent: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    status: "open",
    success_url: asked.success_url,
    url: `${publicUrl}/pay/${id}`,
  };
}

export function newIntent(order: Order, nowS: number): FakeIntent {
  return {
    id: newId("pi"),
    object: "payment_intent",
    allowed_payment_method_types: ["card"],
    amount: order.amount,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    created: nowS,
    currency: order.currency,
    customer: null,
    description: order.description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: order.metadata,
    payment_method: null,
    payment_method_types: ["card"],
    setup_future_usage: order.setup_future_usage,
    status: "requires_payment_method",
  };
}

export function newMethod({ brand, last4 }: Card, now: Date): FakeMethod {
  return {
    id: newId("pm"),
    object: "payment_method",
    card: { brand, last4, exp_month: 12, exp_year: now.getUTCFullYear() + CARD_YEARS },
    created: Math.floor(now.getTime() / 1_000),
    customer: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}

export function newCharge(
  made: { intent: FakeIntent; method: FakeMethod; isPaid: boolean },
  nowS: number,
): FakeCharge {
  const { intent, method, isPaid } = made;
  return {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    captured: isPaid,
    created: nowS,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    livemode: false,
    metadata: intent.metadata,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: "card", card: method.card },
    refunded: false,
    status: isPaid ? "succeeded" : "failed",
  };
}
