import { z } from "zod";

import type { PaypalConfig } from "../../../../platform/paypal-config.ts";
import { type AskPaypal, askPaypal } from "./ask-paypal.ts";
import type { Patience } from "./ask-stripe.ts";
import { changedPayments, findByOurId, findOrder } from "./find-paypal-payments.ts";
import { paypalCertificates } from "./paypal-certificates.ts";
import { paypalDeclineOf } from "./paypal-declines.ts";
import { readPaypalEvent } from "./paypal-events.ts";
import {
  PaypalDispute,
  PaypalOrder,
  PaypalRefund,
  disputeOf,
  findRefund,
  goneOrder,
  isPending,
  moneyOf,
  paymentOfOrder,
  refundOf,
  refusedPayment,
  takenOf,
} from "./paypal-orders.ts";
import {
  type Due,
  type PaymentProvider,
  type ProviderPayment,
  ProviderUnreachable,
} from "./provider.ts";

type Start = Parameters<PaymentProvider["start"]>[0];
type Saved = Parameters<PaymentProvider["chargeSaved"]>[0];

const HOUR_MS = 3_600_000;
/** Somebody waits for the page. */
const AT_THE_PAGE_MS = 4_000;
/** What was asked for just before our clock is listed as well. */
const SLACK_MS = 5 * 60_000;

const ORDERS = "/v2/checkout/orders";
/** An account that PayPal has not approved for it. */
const NO_VAULT = "NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE";

/** Each is used when it must be, which may be sooner than every four weeks. */
const USAGE = "UNSCHEDULED_PREPAID";

/** Its page speaks these. */
const LOCALES = { en: "en-GB", fr: "fr-FR", ar: "ar-EG" };

/**
 * PayPal by its orders: the payer approves the first one on its page, and may let it be kept for those that follow. An
 * order that was approved takes nothing until we capture it, so `find` does that, for whoever still waits for the money,
 * and nothing else does: an order that we leave is never paid.
 *
 * What moves money has a request id of ours. Of orders PayPal keeps it for six hours and lists what happened within
 * three; our id is the invoice's as well, of which PayPal by default takes no second payment.
 */
export function paypalPayments(config: PaypalConfig, patience?: Patience): PaymentProvider {
  const asks = askPaypal(config, patience);
  const certificates = paypalCertificates(config);
  return {
    name: "paypal",
    currencies: ["EUR", "CHF", "CAD", "USD"],
    // It waits three hours for the payer.
    keeps: { pageMs: 2.5 * HOUR_MS, keyMs: 5 * HOUR_MS, unlistedMs: 4 * HOUR_MS },
    start: (asked) => startPage(asks, asked),
    chargeSaved: (due) => chargeSaved(asks, due),
    find: async ({ paymentId, reference, askedMs, nowMs }) => {
      const order = reference === null ? null : await findOrder(asks, reference);
      if (order) return captured(asks, order);
      return findByOurId(asks, paymentId, { sinceMs: askedMs - SLACK_MS, untilMs: nowMs });
    },
    look: async (reference) => {
      const order = await findOrder(asks, reference);
      return order && paymentOfOrder(order);
    },
    // Only we can take its money, and whoever cancels it does not.
    cancel: async (reference) => {
      const order = await findOrder(asks, reference);
      if (!order) return goneOrder(reference);
      const payment = paymentOfOrder(order);
      return payment.state === "open" && !isPending(order)
        ? { ...payment, state: "canceled" }
        : payment;
    },
    refund: (asked) => giveBack(asks, asked),
    lookRefund: async ({ refundId, reference }) => {
      const order = await findOrder(asks, reference);
      const refund = order && findRefund(order, refundId);
      return refund ? refundOf(refund) : null;
    },
    lookDispute: async (reference) => {
      const id = encodeURIComponent(reference);
      const dispute = await asks.get(`/v1/customer/disputes/${id}`, PaypalDispute);
      const capture = dispute?.disputed_transactions[0]?.seller_transaction_id;
      if (!dispute) return null;
      const order = capture ? await findOrder(asks, `capture:${capture}`) : null;
      return disputeOf(dispute, order?.id ?? "");
    },
    changedSince: (sinceMs, nowMs) => changedPayments(asks, { sinceMs, untilMs: nowMs }),
    forget: async ({ token }) => {
      const path = `/v3/vault/payment-tokens/${encodeURIComponent(token)}`;
      // A refusal: it is forgotten already.
      await asks.ask({ method: "DELETE", path }, z.unknown());
    },
    readEvent: (raw, headers, nowMs) =>
      readPaypalEvent(certificates, { raw, headers, webhookId: config.webhookId, nowMs }),
  };
}

const unitOf = ({ paymentId, amount, currency, description }: Due) => ({
  custom_id: paymentId,
  invoice_id: paymentId,
  description,
  amount: moneyOf(amount, currency),
});

/** Where the account may not keep anything, the payer approves each payment. */
async function startPage(
  asks: AskPaypal,
  asked: Start,
): Promise<{ url: string; reference: string }> {
  const first = await askForPage(asks, asked, true);
  const isPlain = !first.isDone && first.issue === NO_VAULT;
  const answer = isPlain ? await askForPage(asks, asked, false) : first;
  if (!answer.isDone) throw new ProviderUnreachable(`PayPal: no page, ${answer.issue}`);
  const { id, links = [] } = answer.body;
  const link = links.find(({ rel }) => rel === "payer-action");
  if (!link) throw new ProviderUnreachable("PayPal: a page without an address");
  return { url: link.href, reference: id };
}

function askForPage(asks: AskPaypal, asked: Start, isKept: boolean) {
  const vault = { store_in_vault: "ON_SUCCESS", usage_type: "MERCHANT", usage_pattern: USAGE };
  const paypal = {
    experience_context: {
      return_url: asked.doneUrl,
      cancel_url: asked.backUrl,
      locale: LOCALES[asked.language],
      user_action: "PAY_NOW",
      shipping_preference: "NO_SHIPPING",
      payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
    },
    ...(isKept ? { attributes: { vault } } : {}),
  };
  const body = { intent: "CAPTURE", purchase_units: [unitOf(asked)], payment_source: { paypal } };
  const requestId = isKept ? asked.paymentId : `${asked.paymentId}:unkept`;
  const question = { method: "POST", path: ORDERS, body, requestId } as const;
  return asks.ask({ ...question, timeoutMs: AT_THE_PAGE_MS }, PaypalOrder);
}

/** Nobody is there: the order is made and captured at once. */
async function chargeSaved(asks: AskPaypal, due: Saved): Promise<ProviderPayment> {
  const { paymentId, method } = due;
  const stored_credential = {
    payment_initiator: "MERCHANT",
    usage: "SUBSEQUENT",
    usage_pattern: USAGE,
  };
  const paypal = { vault_id: method.token, stored_credential };
  const body = { intent: "CAPTURE", purchase_units: [unitOf(due)], payment_source: { paypal } };
  const question = { method: "POST", path: ORDERS, body, requestId: paymentId } as const;
  const answer = await asks.ask(question, PaypalOrder);
  if (answer.isDone) {
    const payment = paymentOfOrder(answer.body);
    const { status } = answer.body;
    if (status !== "PAYER_ACTION_REQUIRED") return payment;
    return { ...payment, state: "failed", decline: paypalDeclineOf(status) };
  }
  const decline = paypalDeclineOf(answer.issue);
  if (!decline) throw new ProviderUnreachable(`PayPal: not charged, ${answer.issue}`);
  return refusedPayment(due, decline);
}

/** What the payer has approved is taken, once; anything else is as it is. */
async function captured(asks: AskPaypal, order: PaypalOrder): Promise<ProviderPayment> {
  const payment = paymentOfOrder(order);
  if (order.status !== "APPROVED" || payment.state !== "open" || isPending(order)) return payment;
  const path = `${ORDERS}/${encodeURIComponent(order.id)}/capture`;
  const question = { method: "POST", path, body: {}, requestId: `capture:${order.id}` } as const;
  const answer = await asks.ask(question, PaypalOrder);
  if (answer.isDone) return { ...paymentOfOrder(answer.body), paymentId: payment.paymentId };
  if (answer.issue === "ORDER_NOT_APPROVED") return payment;
  if (answer.issue === "ORDER_ALREADY_CAPTURED") {
    const now = await findOrder(asks, order.id);
    return now ? paymentOfOrder(now) : payment;
  }
  const decline = paypalDeclineOf(answer.issue);
  if (!decline) throw new ProviderUnreachable(`PayPal: not captured, ${answer.issue}`);
  return { ...payment, state: "failed", decline };
}

type Asked = Parameters<PaymentProvider["refund"]>[0];

async function giveBack(asks: AskPaypal, { refundId, reference, amount, currency }: Asked) {
  const order = await findOrder(asks, reference);
  const capture = order && takenOf(order);
  if (!capture) return { reference: refundId, state: "failed" } as const;
  const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`;
  const body = { amount: moneyOf(amount, currency), custom_id: refundId };
  const question = { method: "POST", path, body, requestId: refundId } as const;
  const answer = await asks.ask(question, PaypalRefund);
  if (answer.isDone) return refundOf(answer.body);
  // We may not, or the id was used for something else: nobody knows what happened to this one.
  if (answer.status === 403 || answer.issue.includes("REQUEST_ID")) {
    throw new ProviderUnreachable(`PayPal: not given back, ${answer.issue}`);
  }
  return { reference: refundId, state: "failed" } as const;
}
