import type { Language } from "@riwaq/contracts/languages";
import type { LegalAct, OpenAct } from "@riwaq/domain/billing/legal-acts";

import { defineEvent } from "../../platform/events/define-event.ts";

/** Whom it is acknowledged to: when, on whose clock, and what was declared, line by line. */
type Declared = {
  to: string;
  name: string;
  language: Language;
  recorded: string;
  content: string;
};

/** What of the seller was changed, by the names of the facts. */
export const sellerChanged = defineEvent<{ changed: string[] }>("change-seller", "shop");
/** Somebody withdrew from a contract or ended it without signing in. */
export const actDeclared = defineEvent<{ kind: OpenAct }, Declared>("declare-act", "legal-act");
/** Staff said which subscription it belongs to, or that it is nobody's here: once for each subscription. */
export const actMatched = defineEvent<{ kind: LegalAct; subscriptionId: string | null }>(
  "match-act",
  "legal-act",
);
/** What of the values was changed, by their names. */
export const billingValuesChanged = defineEvent<{ changed: string[] }>(
  "change-billing-values",
  "shop",
);
export const shopOpened = defineEvent("open-shop", "shop");
export const shopClosed = defineEvent("close-shop", "shop");
export const taxRuleAdded = defineEvent<{ country: string | null; basisPoints: number }>(
  "add-tax-rule",
  "shop",
);
export const taxRuleTakenBack = defineEvent<{ country: string | null }>(
  "take-back-tax-rule",
  "shop",
);
export const planAdded = defineEvent<{ lessonsPerWeek: number; lengthMinutes: number }>(
  "add-plan",
  "plan",
);
export const planRetired = defineEvent("retire-plan", "plan");
/** Whom a new price is announced to: for one subscription, in hundredths, from a civil day of the seller on. */
export type PriceReader = {
  payerId: string;
  subscriptionId: string;
  student: string;
  before: number;
  amount: number;
  from: string;
};

/** Hundredths, from a day on. */
export const priceSet = defineEvent<
  { currency: string; amount: number; from: string },
  { readers: PriceReader[] }
>("set-price", "plan");

/** What a payer is asked for, by whom, in hundredths. */
type OfCharge = { cause: string; amount: number; currency: string };
export const subscriptionOrdered = defineEvent<
  { plan: string; amount: number; currency: string },
  { payerId: string; studentId: string; chargeId: string | null }
>("order-subscription", "subscription");
export const orderDropped = defineEvent<never, { payerId: string }>("drop-order", "subscription");
export const chargeMade = defineEvent<OfCharge, { payerId: string; subscriptionIds: string[] }>(
  "ask-payment",
  "charge",
);
export const chargePaid = defineEvent<OfCharge, { payerId: string; subscriptionIds: string[] }>(
  "pay-charge",
  "charge",
);
/** soft: it is tried again; hard, bank: only the payer can go on. */
export const paymentRefused = defineEvent<
  { decline: string; code: string; amount: number; currency: string },
  { payerId: string; chargeId: string; nextAttemptAt: Date | null }
>("refuse-payment", "payment");
/**
 * Staff look at it: nobody knows of it, it is another amount, its provider has been silent for a day, or something of it
 * went back that nobody here gave back.
 */
export const paymentUnclear = defineEvent<
  { why: "foreign" | "amount" | "silence" | "given_back" },
  { payerId: string | null }
>("doubt-payment", "payment");
export const paymentReceived = defineEvent<
  { provider: string; amount: number; currency: string },
  { payerId: string; chargeId: string }
>("receive-payment", "payment");
export const paymentBegun = defineEvent<{ provider: string; way: string }>(
  "begin-payment",
  "payment",
);
/** Waits for the payer, was given up, or failed in front of the payer. */
export const paymentFollowed = defineEvent<{ state: string }>("follow-payment", "payment");
/** A payer's bank asks for it back, or has decided; hundredths that were taken back by now. Nobody is charged by itself. */
export const paymentDisputed = defineEvent<
  { state: string; reason: string; withdrawn: number; currency: string },
  { payerId: string | null }
>("dispute-payment", "payment");
/** Its provider finished to keep the payer's account only after the payment. */
export const methodKept = defineEvent<{ provider: string }>("keep-payment-method", "payment");
/** What the bank is shown was taken out of the house. */
export const evidenceTaken = defineEvent("take-evidence", "dispute");
export const methodForgotten = defineEvent("forget-payment-method", "user");
/** It is due, and only the payer can pay it. */
export const payerAsked = defineEvent<{ amount: number; currency: string }, { payerId: string }>(
  "ask-payer",
  "charge",
);
/** Left, or withdrawn from: with what comes back in hundredths, and the hash of what was shown. */
export const subscriptionLeft = defineEvent<
  { reason: string; amount: number; currency: string; hash: string },
  { payerId: string; at: Date }
>("leave-subscription", "subscription");
export const refundAsked = defineEvent<
  { amount: number; currency: string; needs_approval: boolean },
  { payerId: string }
>("ask-refund", "refund");
export const refundApproved = defineEvent("approve-refund", "refund");
/** It is credit again; why is not in it. */
export const refundRefused = defineEvent<never, { payerId: string }>("refuse-refund", "refund");
/** Staff found out that a payment that was unclear was not made. */
export const paymentGivenUp = defineEvent("give-up-payment", "payment");
export const refundDone = defineEvent<{ amount: number; currency: string }, { payerId: string }>(
  "complete-refund",
  "refund",
);
/** The provider refused it: it is credit again. */
export const refundFailed = defineEvent<never, { payerId: string }>("fail-refund", "refund");
type OfUnpaid = { payerId: string; chargeId: string };
/** Lessons will be cancelled for want of a payment: hundredths of it, and the first of them. */
export const unpaidNear = defineEvent<
  { amount: number; currency: string },
  OfUnpaid & { startsAt: Date }
>("near-unpaid", "subscription");
/** Lessons were cancelled for want of it; until when the weekly hours are kept. */
export const lessonsUnpaid = defineEvent<
  { lessons: number; amount: number; currency: string },
  OfUnpaid & { lessons: Array<{ id: string; startsAt: Date }>; keptUntil: Date }
>("cancel-unpaid", "subscription");
/** Nothing was paid as long as the hours were kept: so many lessons are no longer booked, and the series is over. */
export const unpaidHoursFreed = defineEvent<
  { lessons: number; amount: number; currency: string },
  OfUnpaid
>("free-unpaid", "subscription");
/** It was settled what becomes of lessons that were cancelled unpaid: so many of them stand again. */
export const unpaidSettled = defineEvent<{ returned: number; freed: number }>(
  "settle-unpaid",
  "subscription",
);
/** The next period is told to its payer: hundredths; when it is charged and begins, as instants in ms. */
export const renewalNear = defineEvent<
  { number: number; trigger: string; amount: number; currency: string },
  { payerId: string; dueAtMs: number; startsAtMs: number }
>("near-renewal", "subscription");
/** Which file of documents was taken out, of which days of the seller. */
export const documentsExported = defineEvent<{ file: string; from: string; to: string }>(
  "export-documents",
  "shop",
);
export const subscriptionPaused = defineEvent<{ until: string }, { payerId: string }>(
  "pause-subscription",
  "subscription",
);
export const subscriptionResumed = defineEvent<never, { payerId: string }>(
  "resume-subscription",
  "subscription",
);
export const planChanged = defineEvent<{ plan: string }, { payerId: string }>(
  "change-plan",
  "subscription",
);

/** Lines that were added, and those that were known. */
export const statementRead = defineEvent<{ added: number; known: number }>(
  "read-statement",
  "shop",
);
export const transferMatched = defineEvent<
  { amount: number; currency: string; reference: string | null },
  { payerId: string; chargeId: string | null }
>("match-transfer", "bank_line");
export const transferSetAside = defineEvent<{ amount: number; currency: string; word: string }>(
  "set-transfer-aside",
  "bank_line",
);
export const transferTakenBack = defineEvent<{ amount: number; currency: string }>(
  "take-transfer-back",
  "bank_line",
);

/** Of a learner: hundredths of a percent, from a day of the seller on. Why is not in it. */
export const scholarshipGranted = defineEvent<{ points: number; from: string }>(
  "grant-scholarship",
  "user",
);
export const scholarshipEnded = defineEvent<{ from: string }>("end-scholarship", "user");
export const proofSaved = defineEvent("save-scholarship-proof", "user");
/** Somebody read the document, or began to. */
export const proofOpened = defineEvent("open-scholarship-proof", "user");

/** Hundredths; of a gift that was ordered and is not paid for. */
export const voucherOrdered = defineEvent<
  { amount: number; currency: string },
  { payerId: string }
>("order-voucher", "voucher");
type OfVoucher = { value: number; currency: string };
/** It is paid for, and there is a code. */
export const voucherIssued = defineEvent<OfVoucher, { payerId: string }>(
  "issue-voucher",
  "voucher",
);
export const voucherRedeemed = defineEvent<OfVoucher, { payerId: string }>(
  "redeem-voucher",
  "voucher",
);
/** Given back, or given up unpaid; nobody paid for goodwill. */
export const voucherReturned = defineEvent<OfVoucher, { payerId: string | null }>(
  "return-voucher",
  "voucher",
);
/** The institute gave it. */
export const voucherGranted = defineEvent<OfVoucher>("grant-voucher", "voucher");
