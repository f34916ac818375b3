/** What follows when a payment does not come: when it is tried again, and how long lessons go on. */
import { DAY_MS } from "../time/civil-date.ts";

/** soft: may pass another day; hard: this card never will; bank: the payer's bank wants to ask the payer. */
export const DECLINES = ["soft", "hard", "bank"] as const;

export type Decline = (typeof DECLINES)[number];

export type DunningValues = {
  /** Days after the first refusal on which a charge is tried again. */
  retryDays: readonly number[];
  /** How long lessons go on that nothing covers, and how many of them at most. */
  graceDays: number;
  graceLessons: number;
  /** A lesson that is not covered is cancelled so many hours before it. */
  cancelHours: number;
  /** For so long its hour is kept for the family. */
  keepDays: number;
};

/**
 * kept: cancelled, and its hour is nobody else's; returned: it was paid for and stands again; freed: the hour is over,
 * was given up, or could not come back.
 */
export const UNPAID_STATES = ["kept", "returned", "freed"] as const;

/** What holds until staff set something else. */
export const FIRST_DUNNING: DunningValues = {
  retryDays: [1, 3, 5, 7],
  graceDays: 7,
  graceLessons: 2,
  cancelHours: 24,
  keepDays: 14,
};

export type Attempt = { atMs: number; decline: Decline };

/**
 * When a charge is tried again by itself (an instant in ms), or null: after a refusal that is final, or where the bank
 * asks, only the payer can go on, by a link that is sent at once; and after the last of the days.
 */
export function nextAttemptAt(
  attempts: readonly Attempt[],
  { retryDays }: Pick<DunningValues, "retryDays">,
): number | null {
  const last = attempts.at(-1);
  const first = attempts[0];
  if (!last || !first || last.decline !== "soft") return null;
  const day = retryDays[attempts.length - 1];
  return day === undefined ? null : Math.max(first.atMs + day * DAY_MS, last.atMs);
}

/** The payer is told of the first lesson that is to be cancelled so long before it is. */
export const UNPAID_NOTICE_HOURS = 48;

/** A lesson that nothing covers, by its start (an instant in ms). */
type Uncovered = { startsAtMs: number };

/**
 * The lessons that are to be cancelled as unpaid by `nowMs`: those that nothing covers, beyond the days and the number
 * of grace since the charge was refused, from so many hours before they begin; none that has begun. The first ones by
 * their start are within grace. Lessons that are covered are never among them.
 */
export function unpaidAt<Lesson extends Uncovered>(
  lessons: readonly Lesson[],
  {
    refusedAtMs,
    graceUsed,
    nowMs,
    aheadMs = 0,
    values,
  }: {
    refusedAtMs: number;
    /** Uncovered lessons that were taught since. */
    graceUsed: number;
    nowMs: number;
    /** Also those that are to be cancelled so much later, if nothing is paid until then. */
    aheadMs?: number;
    values: DunningValues;
  },
): Lesson[] {
  const graceEndsMs = refusedAtMs + values.graceDays * DAY_MS;
  const inOrder = lessons.toSorted((a, b) => a.startsAtMs - b.startsAtMs);
  let grace = Math.max(0, values.graceLessons - graceUsed);
  return inOrder.filter(({ startsAtMs }) => {
    if (startsAtMs <= nowMs) return false;
    if (startsAtMs <= graceEndsMs && grace > 0) {
      grace -= 1;
      return false;
    }
    return startsAtMs - values.cancelHours * 3_600_000 <= nowMs + aheadMs;
  });
}
