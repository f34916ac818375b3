const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** How long something waits, in whole units as one would say it; a minute at least. */
export function waitedSince(since: string, nowMs: number) {
  const minutes = Math.max(1, Math.floor((nowMs - Date.parse(since)) / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return { value: minutes, unit: "minutes" } as const;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (hours < DAY_HOURS) return { value: hours, unit: "hours" } as const;
  return { value: Math.floor(hours / DAY_HOURS), unit: "days" } as const;
}
