import type Stripe from "stripe";
import { z } from "zod";

import { ForgedEvent, type ProviderEvent } from "./provider.ts";

const TOLERANCE_S = 300;

const Id = z.string().min(1);
const Delivered = z.object({
  id: Id,
  type: Id,
  data: z.object({ object: z.object({ id: Id, payment_intent: Id.nullish().catch(null) }) }),
});

type Received = {
  /** As the bytes came: they are what is signed. */
  raw: Buffer;
  header: string | string[] | undefined;
  secrets: readonly string[];
  nowMs: number;
};

/**
 * What a delivery of Stripe is about, once one of the secrets fits it and it was signed within five minutes of now. The
 * library lets one pass that was signed ahead of now, so that is asked here.
 * @throws ForgedEvent
 */
export function readStripeEvent(stripe: Stripe, received: Received): ProviderEvent {
  const { raw, header, secrets, nowMs } = received;
  if (typeof header !== "string") throw new ForgedEvent("no signature");
  const isAhead = signedAt(header) * 1_000 > nowMs + TOLERANCE_S * 1_000;
  if (isAhead) throw new ForgedEvent("not yet signed");
  const isGenuine = secrets.some((secret) => isSigned(stripe, { raw, header, secret, nowMs }));
  if (!isGenuine) throw new ForgedEvent("not signed by Stripe, or too long ago");
  const delivered = Delivered.safeParse(JSON.parse(raw.toString("utf8")));
  return delivered.success ? eventOf(delivered.data) : null;
}

function isSigned(
  stripe: Stripe,
  signed: { raw: Buffer; header: string; secret: string; nowMs: number },
): boolean {
  const { raw, header, secret, nowMs } = signed;
  try {
    stripe.webhooks.constructEvent(raw, header, secret, TOLERANCE_S, undefined, nowMs);
    return true;
  } catch (error) {
    if (error instanceof stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

/** Seconds; of several the last, which is what the library takes. */
function signedAt(header: string): number {
  const stamps = header.split(",").filter((part) => part.startsWith("t="));
  return Number.parseInt(stamps.at(-1)?.slice(2) ?? "", 10);
}

function eventOf({ id, type, data: { object } }: z.infer<typeof Delivered>): ProviderEvent {
  if (type.startsWith("charge.dispute.")) {
    return { id, kind: type, about: "dispute", reference: object.id };
  }
  const isItself = /^(checkout[.]session|payment_intent)[.]/.test(type);
  const isPartOf = /^(charge|refund)[.]/.test(type);
  const reference = isItself ? object.id : object.payment_intent;
  if (!reference || !(isItself || isPartOf)) return null;
  return { id, kind: type, about: "payment", reference };
}
