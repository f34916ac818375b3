import { VOUCHER_ORIGINS, VOUCHER_RANGE, VOUCHER_STATES } from "@riwaq/domain/billing/vouchers";
import { z } from "zod";

import { shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { Currency } from "./shop.ts";

const Value = z
  .int(message("voucher_amount"))
  .min(VOUCHER_RANGE.min, message("voucher_amount"))
  .max(VOUCHER_RANGE.max, message("voucher_amount"));

/** Hundredths, and whatever is to be printed on the card: both may be empty. */
export const GiftOrder = z.object({
  currency: Currency,
  amount: Value,
  recipient: shortText(80).default(""),
  words: shortText(300).default(""),
});
export type GiftOrder = z.infer<typeof GiftOrder>;

export const GiftOrdered = z.object({
  id: z.string(),
  /** Null where the buyer's credit has paid it. */
  charge_id: z.string().nullable(),
});
export type GiftOrdered = z.infer<typeof GiftOrdered>;

/** However it is typed. */
export const Redemption = z.object({
  code: z
    .string(message("required"))
    .trim()
    .min(1, message("required"))
    .max(120, message("voucher_unknown")),
});
export type Redemption = z.infer<typeof Redemption>;

/** One that somebody bought; its code is asked for by itself. */
export const Gift = z.object({
  id: z.string(),
  state: z.enum(VOUCHER_STATES),
  currency: Currency,
  value: z.int(),
  recipient: z.string(),
  words: z.string(),
  charge_id: z.string().nullable(),
  ordered_at: z.string(),
  paid_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  /** Null where it can no longer be given back. */
  withdrawable_until: z.string().nullable(),
});
export type Gift = z.infer<typeof Gift>;

/** One that somebody pays with. */
export const OwnVoucher = z.object({
  id: z.string(),
  currency: Currency,
  value: z.int(),
  /** What can still be paid with it. */
  rest: z.int(),
  redeemed_at: z.string(),
});
export type OwnVoucher = z.infer<typeof OwnVoucher>;

/** GET /users/me/vouchers/ */
export const Vouchers = z.object({
  is_open: z.boolean(),
  /** The seller's own. */
  currency: Currency,
  /** Prices of four weeks, as amounts to choose from; of the seller's currency. */
  amounts: z.array(
    z.object({ amount: z.int(), lessons_per_week: z.int(), length_minutes: z.int() }),
  ),
  /** For so many months one is taken. */
  months: z.int(),
  bought: z.array(Gift),
  redeemed: z.array(OwnVoucher),
});
export type Vouchers = z.infer<typeof Vouchers>;

export const VoucherCode = z.object({ code: z.string() });
export type VoucherCode = z.infer<typeof VoucherCode>;

/** A voucher of the institute, as a kindness. */
export const NewVoucher = z.object({
  currency: Currency,
  amount: Value,
  recipient: shortText(80).default(""),
  reason: shortText(300).min(1, message("required")),
});
export type NewVoucher = z.infer<typeof NewVoucher>;

export const StaffVoucher = z.object({
  id: z.string(),
  origin: z.enum(VOUCHER_ORIGINS),
  state: z.enum(VOUCHER_STATES),
  currency: Currency,
  value: z.int(),
  /** What can still be paid with it. */
  rest: z.int(),
  /** Empty where the account is gone, or there is none. */
  buyer: z.string(),
  redeemed_by: z.string(),
  granted_by: z.string(),
  recipient: z.string(),
  reason: z.string(),
  issued_at: z.string(),
  expires_at: z.string(),
  redeemed_at: z.string().nullable(),
});
export type StaffVoucher = z.infer<typeof StaffVoucher>;

/** GET /staff/vouchers/: the newest first. */
export const StaffVouchers = z.object({
  currency: Currency,
  vouchers: z.array(StaffVoucher),
});
export type StaffVouchers = z.infer<typeof StaffVouchers>;

export const VoucherGranted = z.object({ voucher: StaffVoucher, code: z.string() });
export type VoucherGranted = z.infer<typeof VoucherGranted>;

export const VoucherReturn = z.object({
  note: shortText(300).min(1, message("required")),
});
export type VoucherReturn = z.infer<typeof VoucherReturn>;
