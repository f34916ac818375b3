import type Stripe from "stripe";

import type { AskStripe } from "./ask-stripe.ts";
import type { ProviderPayment } from "./provider.ts";
import {
  PAYMENT_ID,
  idOf,
  objectOf,
  paymentOfIntent,
  paymentOfSession,
} from "./stripe-payments.ts";

/** As many as Stripe gives at once; its library asks for further pages. */
const PAGE = 100;

/** Of several with the same id of ours the first of these counts: money before hope, hope before refusals. */
const ORDER: readonly ProviderPayment["state"][] = ["succeeded", "open", "failed", "canceled"];

/** By its reference: of a page (cs_…) or of an intent (pi_…). Null for any other, and for one that Stripe does not know. */
export async function lookAt(asks: AskStripe, reference: string): Promise<ProviderPayment | null> {
  if (reference.startsWith("cs_")) {
    return orMissing(asks, async (stripe) =>
      paymentOfSession(
        await stripe.checkout.sessions.retrieve(reference, {
          expand: ["payment_intent.latest_charge"],
        }),
      ),
    );
  }
  if (!reference.startsWith("pi_")) return null;
  return orMissing(asks, async (stripe) => {
    const intent = await stripe.paymentIntents.retrieve(reference, { expand: ["latest_charge"] });
    return paymentOfIntent(intent, await pageOf(stripe, intent));
  });
}

/** By our id, among what the customer has at Stripe: lists are exact at once, unlike Stripe's search. */
export async function findOfCustomer(
  asks: AskStripe,
  customer: string,
  paymentId: string,
): Promise<ProviderPayment | null> {
  return orMissing(asks, async (stripe) => {
    const found: ProviderPayment[] = [];
    const intents = stripe.paymentIntents.list({
      customer,
      limit: PAGE,
      expand: ["data.latest_charge"],
    });
    for await (const intent of intents) {
      if (intent.metadata[PAYMENT_ID] !== paymentId) continue;
      found.push(paymentOfIntent(intent, await pageOf(stripe, intent)));
    }
    if (found.length > 0) return best(found);
    for await (const session of stripe.checkout.sessions.list({ customer, limit: PAGE })) {
      if (session.metadata?.[PAYMENT_ID] === paymentId) found.push(paymentOfSession(session));
    }
    return best(found);
  });
}

/** Payments that were captured since, and those of which something went back since, each once. */
export async function changedPayments(
  asks: AskStripe,
  sinceMs: number,
): Promise<ProviderPayment[]> {
  const created = { gte: Math.floor(sinceMs / 1_000) };
  return asks.ask(async (stripe) => {
    const charges = new Map<string, Stripe.Charge>();
    const made = stripe.charges.list({ created, limit: PAGE, expand: ["data.payment_intent"] });
    for await (const charge of made) if (charge.captured) charges.set(charge.id, charge);
    const refunds = stripe.refunds.list({
      created,
      limit: PAGE,
      expand: ["data.charge.payment_intent"],
    });
    for await (const refund of refunds) {
      const charge = objectOf(refund.charge);
      if (charge) charges.set(charge.id, charge);
    }
    return [...charges.values()].flatMap((charge) => {
      const intent = objectOf(charge.payment_intent);
      return intent ? [paymentOfIntent({ ...intent, latest_charge: charge }, null)] : [];
    });
  });
}

/** The page that an intent belongs to; asked only where it matters, while the payer may still do something. */
export async function pageOf(stripe: Stripe, intent: Stripe.PaymentIntent) {
  if (intent.status === "succeeded" || intent.status === "canceled") return null;
  const sessions = await stripe.checkout.sessions.list({ payment_intent: intent.id, limit: 1 });
  return sessions.data[0] ?? null;
}

/** The intent behind a reference of either kind. */
export async function intentOf(stripe: Stripe, reference: string): Promise<string | null> {
  if (!reference.startsWith("cs_")) return reference;
  return idOf((await stripe.checkout.sessions.retrieve(reference)).payment_intent);
}

/** Null for what Stripe does not know. */
async function orMissing<Found>(
  asks: AskStripe,
  question: (stripe: Stripe) => Promise<Found | null>,
): Promise<Found | null> {
  const missing = Symbol("missing");
  const answer = await asks.askOr<Found | null | typeof missing>(question, (error) =>
    error.code === "resource_missing" ? missing : null,
  );
  return answer === missing ? null : answer;
}

function best(found: readonly ProviderPayment[]): ProviderPayment | null {
  return found.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))[0] ?? null;
}
