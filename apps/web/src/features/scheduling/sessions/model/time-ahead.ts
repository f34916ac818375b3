const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

export type TimeAhead = { days: number } | { hours: number; minutes: number };

/** How far ahead a lesson is: to the minute within a day, then in days of the reader's wall; null once it has begun. */
export function timeAhead(startsAtMs: number, nowMs: number, days: number): TimeAhead | null {
  const minutes = Math.ceil((startsAtMs - nowMs) / MINUTE_MS);
  if (minutes <= 0) return null;
  if (days > 0 && minutes >= DAY_HOURS * HOUR_MINUTES) return { days };
  return { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES };
}

/** 9:05, for what is left of a few minutes. */
export function countdown(leftMs: number) {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
