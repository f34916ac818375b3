/**
 * Until when a lesson that is owed can be booked. The terms name no end: the institute may set one, and what is owed
 * keeps the end that it was given, whatever is set later.
 */
import { civilDateMs, civilDateOf, DAY_MS } from "../../time/civil-date.ts";
import { toInstant, toWall } from "../../time/zone.ts";

/** What the institute may set, in days. */
export const MAKE_UP_DAYS = { min: 14, max: 365 } as const;

/** What comes back, because its make-up lesson is not held, can be booked for so many days at least. */
export const MAKE_UP_GRACE_DAYS = 7;

/** So many days before the end the family is told, each once. */
export const EXPIRY_TOLD_DAYS = [14, 3] as const;
export type ExpiryStep = (typeof EXPIRY_TOLD_DAYS)[number];

/**
 * The last instant (ms) at which what is owed from `owedAtMs` on can be booked: the last minute of the day on the
 * institute's clock. Null where the institute sets no end.
 * @throws RangeError for an unknown zone
 */
export function expiryOf(owed: {
  owedAtMs: number;
  days: number | null;
  instituteZone: string;
}): number | null {
  const { owedAtMs, days, instituteZone: zone } = owed;
  if (days === null) return null;
  const today = civilDateMs(toWall(owedAtMs, zone).date) ?? owedAtMs;
  const date = civilDateOf(today + days * DAY_MS);
  return toInstant({ date, time: "23:59", zone }).epochMs;
}

/**
 * The end of what comes back at `nowMs`: the one that it had, and no sooner than some days from now. What had none has
 * none.
 * @throws RangeError for an unknown zone
 */
export function expiryAgain(back: {
  expiresAtMs: number | null;
  nowMs: number;
  instituteZone: string;
}): number | null {
  const { expiresAtMs, nowMs: owedAtMs, instituteZone } = back;
  if (expiresAtMs === null) return null;
  const grace = expiryOf({ owedAtMs, days: MAKE_UP_GRACE_DAYS, instituteZone }) ?? expiresAtMs;
  return Math.max(expiresAtMs, grace);
}

/** Whether it is too late to book it. The lesson itself may be later: what was booked in time stands. */
export function isExpired(expiresAtMs: number | null, nowMs: number): boolean {
  return expiresAtMs !== null && nowMs > expiresAtMs;
}

/**
 * Of which of the steps the family is to be told at `nowMs`; null: of none. A step that had passed when it came to be
 * owed is none: then the end was told with it.
 */
export function expiryStep(owed: {
  owedSinceMs: number;
  expiresAtMs: number;
  nowMs: number;
}): ExpiryStep | null {
  const { owedSinceMs, expiresAtMs, nowMs } = owed;
  if (nowMs > expiresAtMs) return null;
  const due = EXPIRY_TOLD_DAYS.filter(
    (days) => nowMs >= expiresAtMs - days * DAY_MS && owedSinceMs < expiresAtMs - days * DAY_MS,
  );
  return due.at(-1) ?? null;
}
