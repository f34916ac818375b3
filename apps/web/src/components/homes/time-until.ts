import { DAY_MS, civilDateMs } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

export type TimeUntil = { value: number; unit: "minute" | "hour" | "day" };

/** How far ahead a lesson is, as one would say it: minutes, hours of the same day, days; null once it has begun. */
export function timeUntil(startsAt: string, nowMs: number, zone: string): TimeUntil | null {
  const startsAtMs = Date.parse(startsAt);
  const minutes = Math.ceil((startsAtMs - nowMs) / MINUTE_MS);
  if (minutes <= 0) return null;
  if (minutes < HOUR_MINUTES) return { value: minutes, unit: "minute" };
  const midnight = (ms: number) => civilDateMs(toWall(ms, zone).date) ?? 0;
  const days = Math.round((midnight(startsAtMs) - midnight(nowMs)) / DAY_MS);
  if (days > 0) return { value: days, unit: "day" };
  return { value: Math.round(minutes / HOUR_MINUTES), unit: "hour" };
}
