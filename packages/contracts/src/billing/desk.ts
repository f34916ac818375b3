import { PROVIDERS, REFUND_REASONS } from "@riwaq/domain/billing/charge";
import { DECLINES } from "@riwaq/domain/billing/dunning";
import { RENEWAL_TRIGGERS } from "@riwaq/domain/billing/renewal";
import { z } from "zod";

import { shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { Currency } from "./shop.ts";

/** Amounts are hundredths of the currency, instants ISO. */
const money = { amount: z.int(), currency: Currency };

/** By the id; the name is empty once the account is gone. */
const Somebody = z.object({ id: z.string(), name: z.string() });

/** The first of a list that staff work off, and how long it is. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ count: z.int(), items: z.array(item) });

/** A charge that could not be paid. */
export const ChargeToday = z.object({
  id: z.string(),
  /** When a payment for it was refused first. */
  since: z.string(),
  ...money,
  payer: Somebody,
  /** Whose ledger tells of it. */
  subscription_id: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
  /** Null: nothing is saved by which it could be charged. */
  decline: z.enum(DECLINES).nullable(),
  /** The provider's word. */
  code: z.string().nullable(),
});
export type ChargeToday = z.infer<typeof ChargeToday>;

export const UnclearToday = z.object({
  id: z.string(),
  since: z.string(),
  ...money,
  provider: z.enum(PROVIDERS),
  /** The provider's name of it, where it has one. */
  reference: z.string().nullable(),
  /** silence: nobody could find out; amount: other money came than was asked for. */
  why: z.enum(["silence", "amount"]),
  payer: Somebody,
  subscription_id: z.string().nullable(),
});
export type UnclearToday = z.infer<typeof UnclearToday>;

export const RefundToday = z.object({
  id: z.string(),
  since: z.string(),
  ...money,
  payer: Somebody,
  subscription_id: z.string().nullable(),
  reason: z.enum(REFUND_REASONS),
  note: z.string().nullable(),
  /** Whoever asked for it does not approve it. */
  is_own: z.boolean(),
});
export type RefundToday = z.infer<typeof RefundToday>;

/** A payer's bank asks for a payment back. */
export const DisputeToday = z.object({
  id: z.string(),
  since: z.string(),
  ...money,
  /** The name is empty where the payment is none of ours. */
  payer: Somebody.nullable(),
  /** The bank's word. */
  reason: z.string(),
  /** Until when the bank takes evidence. */
  evidence_until: z.string().nullable(),
  /** Whether the provider has taken the money back for now. */
  is_withdrawn: z.boolean(),
});
export type DisputeToday = z.infer<typeof DisputeToday>;

export const RenewalToday = z.object({
  subscription_id: z.string(),
  /** When it is charged. */
  due_at: z.string(),
  ...money,
  trigger: z.enum(RENEWAL_TRIGGERS),
  payer: Somebody,
  student: Somebody,
});
export type RenewalToday = z.infer<typeof RenewalToday>;

/** Somebody who was taught and for whose lessons nobody has subscribed. */
export const UnplannedToday = z.object({
  student: Somebody,
  lessons: z.int(),
  last_at: z.string(),
  teacher: Somebody,
});
export type UnplannedToday = z.infer<typeof UnplannedToday>;

/** A family whose lessons are cancelled for want of a payment, and come back once it is made. */
export const UnpaidToday = z.object({
  subscription_id: z.string(),
  ...money,
  payer: Somebody,
  student: Somebody,
  /** So many of them can still come back; the first begins then. */
  lessons: z.int(),
  first_at: z.string(),
});
export type UnpaidToday = z.infer<typeof UnpaidToday>;

/** GET /staff/money/today/: what of money waits for a person. */
export const MoneyToday = z.object({
  is_open: z.boolean(),
  /** On whose wall the days are. */
  time_zone: z.string(),
  /** The seller's own. */
  currency: Currency,
  /** Above it, whatever the currency, a second person approves a refund. */
  approval_limit: z.int(),
  /** Charges that are tried again by themselves. */
  failed: listOf(ChargeToday),
  /** Charges that only the payer can pay. */
  needs_payer: listOf(ChargeToday),
  unpaid: listOf(UnpaidToday),
  unclear: listOf(UnclearToday),
  disputes: listOf(DisputeToday),
  /** What came without anything it was meant for, by where it lies. */
  suspense: z.array(z.object({ provider: z.string(), ...money })),
  to_approve: listOf(RefundToday),
  to_transfer: listOf(RefundToday),
  renewals: listOf(RenewalToday),
  unplanned: listOf(UnplannedToday),
});
export type MoneyToday = z.infer<typeof MoneyToday>;

const note = shortText(500).min(1, message("required"));

/** Back to the payer's credit, with a reason that those who decide about money read. */
export const RefundRefusal = z.object({ note });
export type RefundRefusal = z.infer<typeof RefundRefusal>;

/** What staff found out; that it was paid is asked of its provider once more. */
export const DoubtSettled = z.object({ is_paid: z.boolean(message("invalid")) });
export type DoubtSettled = z.infer<typeof DoubtSettled>;

/** Of a payer's credit, by the ways it was paid. */
export const StaffRefund = z.object({
  currency: Currency,
  amount: z.int(message("invalid")).min(1, message("invalid")).max(10_000_000, message("invalid")),
  note,
});
export type StaffRefund = z.infer<typeof StaffRefund>;

export const StaffRefunded = z.object({ needs_approval: z.boolean(), by_transfer: z.int() });
export type StaffRefunded = z.infer<typeof StaffRefunded>;
