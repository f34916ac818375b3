/** The right to withdraw from a contract made at a distance, and what is owed for lessons that were given within it. */
import { DAY_MS, civilDateMs, civilDateOf } from "../time/civil-date.ts";
import { toInstant, toWall } from "../time/zone.ts";

/** Days after the one on which the contract was made. */
export const WITHDRAWAL_DAYS = 14;

/** Within so many days after a withdrawal the money has gone back. */
export const REFUND_DAYS = 14;

/**
 * The last instant (ms) at which a contract made at `orderedAtMs` can be withdrawn from: the end of the fourteenth day
 * after it, on the wall of `zone`, where the payer is.
 */
export function withdrawableUntil(orderedAtMs: number, zone: string): number {
  const day = (civilDateMs(toWall(orderedAtMs, zone).date) ?? 0) + WITHDRAWAL_DAYS * DAY_MS;
  return toInstant({ date: civilDateOf(day), time: "24:00", zone }).epochMs - 1;
}

/**
 * When the first lesson can be: at once where the payer has asked for lessons within the days of withdrawal, else after
 * them.
 */
export const firstLessonFrom = (
  orderedAtMs: number,
  { zone, hasAskedEarly }: { zone: string; hasAskedEarly: boolean },
): number => (hasAskedEarly ? orderedAtMs : withdrawableUntil(orderedAtMs, zone) + 1);

/**
 * What a payer who withdraws gets back (hundredths): all but what was given, and all of it where lessons were given
 * that nobody had asked for so early.
 */
export function withdrawnAmount({
  paid,
  earned,
  hasAskedEarly,
}: {
  paid: number;
  earned: number;
  hasAskedEarly: boolean;
}): number {
  return hasAskedEarly ? paid - earned : paid;
}
