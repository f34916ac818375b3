/** What another rhythm costs within a running period. */
import { DAY_MS, civilDateMs } from "../time/civil-date.ts";
import { toWall } from "../time/zone.ts";
import { PERIOD_DAYS } from "./renewal.ts";

type Plan = { minutes: number; amount: number };

/** Civil days of `zone` that are left of a period at `nowMs`, the day of today counted whole. */
export function daysLeft(nowMs: number, endsAtMs: number, zone: string): number {
  const [today, end] = [nowMs, endsAtMs].map((ms) => civilDateMs(toWall(ms, zone).date) ?? 0);
  return Math.min(PERIOD_DAYS, Math.max(0, Math.round(((end ?? 0) - (today ?? 0)) / DAY_MS)));
}

/**
 * The lot that a larger plan adds to a running period with so many days left: its share of the minutes and of the price
 * by days, minutes rounded up and the price down, in the family's favour. A plan that is not larger begins with the next
 * period: null.
 */
export function topUpOf(from: Plan, to: Plan, days: number): Plan | null {
  const minutes = Math.ceil(((to.minutes - from.minutes) * days) / PERIOD_DAYS);
  if (minutes <= 0) return null;
  const amount = Math.floor(((to.amount - from.amount) * days) / PERIOD_DAYS);
  return { minutes, amount: Math.max(0, amount) };
}
