/** What a subscription can be, and what begins a period of it. */

/**
 * ordered: not paid for yet; active; paused: rests, without lessons and without a renewal; leaving: ends with what it
 * was told to; ended: nothing of it is used any more.
 */
export const SUBSCRIPTION_STATES = ["ordered", "active", "paused", "leaving", "ended"] as const;

/** first: the order; hours, time: a renewal; top_up: a larger plan within a period; gift: a voucher. */
export const PERIOD_TRIGGERS = ["first", "hours", "time", "top_up", "gift"] as const;

export type PeriodTrigger = (typeof PERIOD_TRIGGERS)[number];
