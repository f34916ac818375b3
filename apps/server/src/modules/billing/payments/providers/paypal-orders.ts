import { z } from "zod";

import type {
  Due,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
  SavedMethod,
} from "./provider.ts";

const Id = z.string().min(1);
const Money = z.object({ currency_code: z.string(), value: z.string().regex(/^\d+(\.\d{1,2})?$/) });

const Capture = z.object({
  id: Id,
  status: z.string(),
  amount: Money,
  custom_id: z.string().optional(),
});
const Refund = z.object({
  id: Id,
  status: z.string(),
  amount: Money.optional(),
  custom_id: z.string().optional(),
});
const Vault = z.object({
  id: Id.optional(),
  status: z.string(),
  customer: z.object({ id: Id }).optional(),
});

/** Of an order what is read: its one unit, with what was captured and given back, and what was saved. */
export const PaypalOrder = z.object({
  id: Id,
  status: z.string(),
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string().optional(),
      amount: Money.optional(),
      payments: z
        .object({ captures: z.array(Capture).optional(), refunds: z.array(Refund).optional() })
        .optional(),
    }),
  ]),
  payment_source: z
    .object({
      paypal: z
        .object({
          email_address: z.string().optional(),
          attributes: z.object({ vault: Vault.optional() }).optional(),
        })
        .optional(),
    })
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});
export type PaypalOrder = z.infer<typeof PaypalOrder>;
export { Refund as PaypalRefund };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What of it has money in it, whether or not some went back. */
const TAKEN = new Set(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"]);

/** Hundredths as PayPal writes them, "96.00"; never by way of a fraction. */
export function moneyOf(amount: number, currency: string) {
  const digits = String(amount).padStart(3, "0");
  return { currency_code: currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

function hundredthsOf({ value }: z.infer<typeof Money>): number {
  const [whole = "", part = ""] = value.split(".");
  return Number(whole + part.padEnd(2, "0"));
}

const capturesOf = ({ purchase_units: [unit] }: PaypalOrder) => unit.payments?.captures ?? [];
const refundsOf = ({ purchase_units: [unit] }: PaypalOrder) => unit.payments?.refunds ?? [];

/** The one that took money. */
export const takenOf = (order: PaypalOrder) =>
  capturesOf(order).find(({ status }) => TAKEN.has(status));

/** An order in our words. */
export function paymentOfOrder(order: PaypalOrder): ProviderPayment {
  const [unit] = order.purchase_units;
  const capture = takenOf(order) ?? capturesOf(order)[0];
  const state = stateOf(order);
  const money = capture?.amount ?? unit.amount;
  const id = unit.custom_id ?? capture?.custom_id ?? "";
  return {
    reference: order.id,
    paymentId: UUID.test(id) ? id : null,
    state,
    amount: money ? hundredthsOf(money) : 0,
    currency: money?.currency_code ?? "",
    refunded: refundsOf(order).reduce(
      (sum, { status, amount }) => sum + (amount && isGiven(status) ? hundredthsOf(amount) : 0),
      0,
    ),
    decline: state === "failed" ? { kind: "soft", code: capture?.status ?? "" } : null,
    method: state === "succeeded" ? methodOf(order) : null,
  };
}

const isGiven = (status: string) => status === "COMPLETED" || status === "PENDING";

/** A capture that waits (PENDING) may still become money; an order of which nothing was captured has taken none. */
function stateOf(order: PaypalOrder): ProviderPayment["state"] {
  if (takenOf(order)) return "succeeded";
  const captures = capturesOf(order);
  if (captures.some(({ status }) => status === "PENDING")) return "open";
  if (captures.length > 0) return "failed";
  return order.status === "VOIDED" ? "canceled" : "open";
}

export const isPending = (order: PaypalOrder) =>
  stateOf(order) === "open" && capturesOf(order).length > 0;

/** Kept where PayPal has finished to keep it: until then the token has no name, and an event tells of it. */
function methodOf({ payment_source: source }: PaypalOrder): SavedMethod | null {
  const vault = source?.paypal?.attributes?.vault;
  if (!vault?.id || !vault.customer) return null;
  return {
    customer: vault.customer.id,
    token: vault.id,
    brand: "paypal",
    last4: "",
    account: maskedOf(source?.paypal?.email_address ?? ""),
    expiresOn: null,
  };
}

/** As much as its owner knows it by: "m…@example.org". */
function maskedOf(address: string): string | null {
  const [, first, domain] = /^(.)[^@]*@([^@]+)$/u.exec(address) ?? [];
  return first && domain ? `${first}…@${domain}` : null;
}

/** Refused before there was an order. */
export function refusedPayment(
  { paymentId, amount, currency }: Due,
  decline: ProviderPayment["decline"],
): ProviderPayment {
  const nothing = { refunded: 0, method: null };
  return {
    reference: paymentId,
    paymentId,
    state: "failed",
    amount,
    currency,
    decline,
    ...nothing,
  };
}

/** Nothing is there, and so nobody can pay it. */
export function goneOrder(reference: string): ProviderPayment {
  const nothing = { amount: 0, currency: "", refunded: 0, decline: null, method: null };
  return { reference, paymentId: null, state: "canceled", ...nothing };
}

export function refundOf({ id, status }: z.infer<typeof Refund>): ProviderRefund {
  const states: Record<string, ProviderRefund["state"]> = {
    COMPLETED: "done",
    CANCELLED: "failed",
    FAILED: "failed",
  };
  return { reference: id, state: states[status] ?? "pending" };
}

/** By our id, which it carries. */
export const findRefund = (order: PaypalOrder, refundId: string) =>
  refundsOf(order).find(({ custom_id }) => custom_id === refundId);

export const PaypalDispute = z.object({
  dispute_id: Id,
  disputed_transactions: z.array(z.object({ seller_transaction_id: Id.optional() })),
  reason: z.string(),
  status: z.string(),
  dispute_amount: Money,
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
  dispute_life_cycle_stage: z.string().optional(),
  seller_response_due_date: z.iso.datetime().optional(),
});

/** For the payer; whatever else PayPal decides leaves the money with the institute. */
const LOST = new Set(["RESOLVED_BUYER_FAVOUR", "ACCEPTED"]);

/** While buyer and seller only talk (INQUIRY) nothing is taken; a claim is held back until it is decided. */
export function disputeOf(
  dispute: z.infer<typeof PaypalDispute>,
  payment: string,
): ProviderDispute {
  const isOpen = dispute.status !== "RESOLVED";
  const isLost = !isOpen && LOST.has(dispute.dispute_outcome?.outcome_code ?? "");
  const decided = isLost ? "lost" : "won";
  const isClaim = dispute.dispute_life_cycle_stage !== "INQUIRY";
  const due = dispute.seller_response_due_date;
  return {
    reference: dispute.dispute_id,
    payment,
    state: isOpen ? "open" : decided,
    amount: hundredthsOf(dispute.dispute_amount),
    currency: dispute.dispute_amount.currency_code,
    isWithdrawn: isOpen ? isClaim : isLost,
    reason: dispute.reason.toLowerCase(),
    evidenceUntilMs: due === undefined ? null : Date.parse(due),
  };
}
