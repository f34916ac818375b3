/** What a payer is asked for, how it is paid and how it goes back: the words that rows and pages share. */

export const PROVIDERS = ["stripe", "paypal", "bank"] as const;

export type Provider = (typeof PROVIDERS)[number];

/** order: the first period; renewal: a later one; top_up: a larger rhythm within a period; gift: a voucher. */
export const CHARGE_CAUSES = ["order", "renewal", "top_up", "gift"] as const;

export const CHARGE_STATES = ["due", "paid", "void"] as const;

/**
 * sending: the provider is being asked, and nobody knows yet; open: waits for the payer or the bank; unclear: nobody
 * could find out for a day, or its money is not what was asked for: staff look at it.
 */
export const PAYMENT_STATES = [
  "sending",
  "open",
  "succeeded",
  "failed",
  "canceled",
  "unclear",
] as const;

type PaymentState = (typeof PAYMENT_STATES)[number];

/** Nothing else is tried for a charge meanwhile. */
export const OPEN_STATES = ["sending", "open", "unclear"] as const satisfies PaymentState[];

/** Those that a provider is asked about. */
export const WAITING_STATES = ["sending", "open"] as const satisfies PaymentState[];

/** What a provider tells of. */
export const EVENT_SUBJECTS = ["payment", "dispute"] as const;

/** page: the payer is there; saved: by what the payer agreed to earlier; transfer: it came to the institute's account. */
export const PAYMENT_WAYS = ["page", "saved", "transfer"] as const;

/** closing: credit of a payer whose account closes. */
export const REFUND_REASONS = ["leaving", "withdrawal", "staff", "closing"] as const;

/**
 * to_approve: a second person looks at it; sending: its provider is asked; to_transfer: staff transfer it; failed: the
 * provider refused, and it is credit again; refused: the second person did, and it is credit again.
 */
export const REFUND_STATES = [
  "to_approve",
  "sending",
  "to_transfer",
  "done",
  "failed",
  "refused",
] as const;

/** A payer's bank asks for a payment back: won, it stays with the institute. */
export const DISPUTE_STATES = ["open", "won", "lost"] as const;
