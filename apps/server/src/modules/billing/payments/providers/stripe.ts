import { CURRENCIES } from "@riwaq/domain/billing/units";
import type Stripe from "stripe";

import type { StripeConfig } from "../../../../platform/config.ts";
import { type AskStripe, type Patience, askStripe, isRefusedRequest } from "./ask-stripe.ts";
import {
  changedPayments,
  findOfCustomer,
  intentOf,
  lookAt,
  pageOf,
} from "./find-stripe-payments.ts";
import { type PaymentProvider, type ProviderPayment, ProviderUnreachable } from "./provider.ts";
import { declineOf } from "./stripe-declines.ts";
import { readStripeEvent } from "./stripe-events.ts";
import {
  PAYMENT_ID,
  REFUND_ID,
  disputeOf,
  paymentOfIntent,
  paymentWithout,
  refundOf,
} from "./stripe-payments.ts";

type Start = Parameters<PaymentProvider["start"]>[0];
type Saved = Parameters<PaymentProvider["chargeSaved"]>[0];

/** Somebody waits for the page. */
const AT_THE_PAGE = { timeout: 4_000, maxNetworkRetries: 1 };
const REFUNDS = 100;
const HOUR_MS = 3_600_000;

/**
 * Cards by Stripe: its page for the first payment, which keeps the card, and intents of our own for those that follow.
 *
 * What makes or gives back money has a key of ours, by which Stripe answers a second time as it did the first, for a
 * day: a caller that does not know what became of it looks first. Everything else can be said twice, and has the random
 * key of the library: a fault that Stripe keeps would stand in the way of saying it again.
 */
export function stripePayments(config: StripeConfig, patience?: Patience): PaymentProvider {
  const asks = askStripe(config, patience);
  return {
    name: "stripe",
    currencies: CURRENCIES,
    keeps: { pageMs: 20 * HOUR_MS, keyMs: 20 * HOUR_MS, unlistedMs: 0 },
    start: (asked) => startPage(asks, asked),
    chargeSaved: (due) => chargeSaved(asks, due),
    find: async ({ paymentId, reference, customer }) => {
      const known = reference === null ? null : await lookAt(asks, reference);
      // Without either there is at most a page that nobody was led to.
      return known ?? (customer === null ? null : findOfCustomer(asks, customer, paymentId));
    },
    look: (reference) => lookAt(asks, reference),
    cancel: (reference) => cancelPayment(asks, reference),
    refund: ({ refundId, reference, amount }) =>
      asks.askOr(
        async (stripe) => {
          const payment_intent = await intentOf(stripe, reference);
          if (payment_intent === null) return { reference: refundId, state: "failed" };
          const metadata = { [REFUND_ID]: refundId };
          const idempotencyKey = `refund:${refundId}`;
          return refundOf(
            await stripe.refunds.create({ payment_intent, amount, metadata }, { idempotencyKey }),
          );
        },
        (error, errors) =>
          isRefusedRequest(error, errors) ? { reference: refundId, state: "failed" } : null,
      ),
    lookRefund: ({ refundId, reference }) =>
      asks.ask(async (stripe) => {
        const payment_intent = await intentOf(stripe, reference);
        if (payment_intent === null) return null;
        for await (const refund of stripe.refunds.list({ payment_intent, limit: REFUNDS })) {
          if (refund.metadata?.[REFUND_ID] === refundId) return refundOf(refund);
        }
        return null;
      }),
    lookDispute: async (reference) => {
      const found = await asks.askOr<{ dispute: Stripe.Dispute | null }>(
        async (stripe) => ({ dispute: await stripe.disputes.retrieve(reference) }),
        ({ code }) => (code === "resource_missing" ? { dispute: null } : null),
      );
      return found.dispute && disputeOf(found.dispute);
    },
    changedSince: (sinceMs) => changedPayments(asks, sinceMs),
    forget: ({ token }) =>
      asks.askOr<void>(
        async (stripe) => void (await stripe.paymentMethods.detach(token)),
        // It is forgotten already.
        (error, errors) => (isRefusedRequest(error, errors) ? undefined : null),
      ),
    readEvent: async (raw, headers, nowMs) =>
      readStripeEvent(await asks.sdk(), {
        raw,
        header: headers["stripe-signature"],
        secrets: config.webhookSecrets,
        nowMs,
      }),
  };
}

/** A customer that Stripe no longer has, because it was removed there, is made anew. */
async function startPage(
  asks: AskStripe,
  asked: Start,
): Promise<{ url: string; reference: string }> {
  const idempotencyKey = `pay:${asked.paymentId}`;
  const session = await asks.ask(async (stripe) => {
    const open = (customer: string | null, key: string) =>
      stripe.checkout.sessions.create(pageParams(asked, customer), {
        ...AT_THE_PAGE,
        idempotencyKey: key,
      });
    try {
      return await open(asked.customer, idempotencyKey);
    } catch (error) {
      if (!(error instanceof stripe.errors.StripeInvalidRequestError)) throw error;
      if (error.code !== "resource_missing" || error.param !== "customer") throw error;
      return await open(null, `${idempotencyKey}:new`);
    }
  });
  if (!session.url) throw new ProviderUnreachable("Stripe: a page without an address");
  return { url: session.url, reference: session.id };
}

function pageParams(asked: Start, customer: string | null): Stripe.Checkout.SessionCreateParams {
  const metadata = { [PAYMENT_ID]: asked.paymentId };
  return {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    client_reference_id: asked.paymentId,
    metadata: { ...metadata, language: asked.language },
    payment_intent_data: {
      setup_future_usage: "off_session",
      description: asked.description,
      metadata,
    },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: asked.currency.toLowerCase(),
          unit_amount: asked.amount,
          product_data: { name: asked.description },
        },
      },
    ],
    // Else Stripe may show, and take, another currency than the one that is owed.
    adaptive_pricing: { enabled: false },
    ...(customer
      ? { customer }
      : { customer_creation: "always" as const, customer_email: asked.email }),
    // Its page speaks no Arabic: then it goes by the browser.
    locale: asked.language === "ar" ? "auto" : asked.language,
    success_url: asked.doneUrl,
    cancel_url: asked.backUrl,
  };
}

async function chargeSaved(asks: AskStripe, due: Saved): Promise<ProviderPayment> {
  const { paymentId, amount, currency, description, method } = due;
  const refused = (error: Stripe.errors.StripeError, kind?: "hard") => {
    const decline = declineOf(error);
    return paymentWithout(paymentId, {
      reference: paymentId,
      state: "failed",
      amount,
      currency,
      decline: kind ? { ...decline, kind } : decline,
    });
  };
  return asks.askOr(
    async (stripe) => {
      const intent = await stripe.paymentIntents.create(
        {
          amount,
          currency: currency.toLowerCase(),
          customer: method.customer,
          payment_method: method.token,
          allowed_payment_method_types: ["card"],
          off_session: true,
          confirm: true,
          description,
          metadata: { [PAYMENT_ID]: paymentId },
          expand: ["latest_charge"],
        },
        { idempotencyKey: `pay:${paymentId}` },
      );
      return paymentOfIntent(intent, null);
    },
    (error, errors) => {
      if (error instanceof errors.StripeCardError) {
        const { payment_intent: intent } = error;
        if (!intent) return refused(error);
        const payment = paymentOfIntent(intent, null);
        return { ...payment, decline: payment.decline && declineOf(error) };
      }
      return isMethodGone(error, errors) ? refused(error, "hard") : null;
    },
  );
}

/** The card or its customer was removed at Stripe, which does not always say by which of the two it stumbled. */
function isMethodGone(
  error: Stripe.errors.StripeError,
  errors: Parameters<typeof isRefusedRequest>[1],
): boolean {
  if (!isRefusedRequest(error, errors)) return false;
  const { code, param } = error;
  return (!code && !param) || param === "customer" || param === "payment_method";
}

/** A page is closed as a whole: Stripe does not let go of its intent alone. */
async function cancelPayment(asks: AskStripe, reference: string): Promise<ProviderPayment> {
  await asks.askOr<void>(
    async (stripe) => {
      if (reference.startsWith("cs_")) {
        await stripe.checkout.sessions.expire(reference);
      } else if (reference.startsWith("pi_")) {
        const page = await pageOf(stripe, await stripe.paymentIntents.retrieve(reference));
        if (page?.status === "open") await stripe.checkout.sessions.expire(page.id);
        else await stripe.paymentIntents.cancel(reference, { cancellation_reason: "abandoned" });
      }
    },
    // It was paid or closed meanwhile: what became of it is asked next.
    (error, errors) => (isRefusedRequest(error, errors) ? undefined : null),
  );
  const nothing = { reference, state: "canceled", amount: 0, currency: "", decline: null } as const;
  return (await lookAt(asks, reference)) ?? paymentWithout(null, nothing);
}
