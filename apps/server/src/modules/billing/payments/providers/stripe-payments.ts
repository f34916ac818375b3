import type Stripe from "stripe";

import type { ProviderDispute, ProviderPayment, ProviderRefund, SavedMethod } from "./provider.ts";
import { declineOf } from "./stripe-declines.ts";

/** Our ids, on everything that we make at Stripe, by names that nobody else in the same account uses. */
export const PAYMENT_ID = "riwaq_payment";
export const REFUND_ID = "riwaq_refund";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is read of a page beside an intent: while it is open the payer may try another card. */
type Page = Pick<Stripe.Checkout.Session, "status"> | null;

/**
 * An intent in our words. `latest_charge` is to be expanded: without it nothing is known of its card and of what went
 * back. An intent that has a page fails with it, not with a card that was refused on it.
 */
export function paymentOfIntent(intent: Stripe.PaymentIntent, page: Page): ProviderPayment {
  const state = stateOf(intent, page);
  const charge = objectOf(intent.latest_charge);
  const paymentId = ourIdOf(intent);
  return {
    reference: intent.id,
    paymentId,
    state,
    amount: state === "succeeded" ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    refunded: charge?.amount_refunded ?? 0,
    decline: state === "failed" ? declineOf(intent.last_payment_error ?? {}) : null,
    method: state === "succeeded" && paymentId !== null ? methodOf(intent, charge) : null,
  };
}

function stateOf(intent: Stripe.PaymentIntent, page: Page): ProviderPayment["state"] {
  if (intent.status === "succeeded") return "succeeded";
  if (intent.status === "canceled") return "canceled";
  if (intent.status === "processing" || intent.status === "requires_capture") return "open";
  if (page?.status === "expired") return "canceled";
  const isRefused = intent.status === "requires_payment_method" && intent.last_payment_error;
  return isRefused && page?.status !== "open" ? "failed" : "open";
}

function methodOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): SavedMethod | null {
  const customer = idOf(intent.customer);
  const token = idOf(intent.payment_method);
  const details = charge?.payment_method_details;
  if (!customer || !token || !details) return null;
  const { card } = details;
  return {
    customer,
    token,
    brand: card?.brand ?? details.type,
    last4: card?.last4 ?? "",
    expiresOn: card ? { month: card.exp_month, year: card.exp_year } : null,
  };
}

/** A page in our words; Stripe makes its intent when the payer pays, and then that is the payment. */
export function paymentOfSession(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = objectOf(session.payment_intent);
  if (intent) return paymentOfIntent(intent, session);
  return {
    reference: session.id,
    paymentId: ourIdOf(session),
    state: session.status === "expired" ? "canceled" : "open",
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
    refunded: 0,
    decline: null,
    method: null,
  };
}

/** Whoever has the dashboard can write there what they like. */
function ourIdOf({ metadata }: { metadata: Stripe.Metadata | null }): string | null {
  const id = metadata?.[PAYMENT_ID] ?? "";
  return UUID.test(id) ? id : null;
}

/** What no object of Stripe stands for: it was refused before one was made. */
export function paymentWithout(
  paymentId: string | null,
  what: Pick<ProviderPayment, "reference" | "state" | "amount" | "currency" | "decline">,
): ProviderPayment {
  return { paymentId, refunded: 0, method: null, ...what };
}

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  const states: Record<string, ProviderRefund["state"]> = {
    succeeded: "done",
    failed: "failed",
    canceled: "failed",
  };
  return { reference: refund.id, state: states[refund.status ?? ""] ?? "pending" };
}

/** A question of the bank that it has closed, and one that was prevented, took nothing. */
const DISPUTE_STATES: Record<string, ProviderDispute["state"]> = {
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

export function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const due = dispute.evidence_details.due_by;
  const taken = dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  return {
    reference: dispute.id,
    payment: idOf(dispute.payment_intent) ?? "",
    state: DISPUTE_STATES[dispute.status] ?? "open",
    amount: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    isWithdrawn: taken < 0,
    reason: dispute.reason,
    evidenceUntilMs: due === null ? null : due * 1_000,
  };
}

export function idOf(field: string | { id: string } | null | undefined): string | null {
  return typeof field === "string" ? field : (field?.id ?? null);
}

export function objectOf<Made extends object>(
  field: string | Made | null | undefined,
): Made | null {
  return typeof field === "object" ? field : null;
}
