/** Which price a period has: the list's of the day it begins on, as far as the family was told of it in time. */
import { DAY_MS } from "../time/civil-date.ts";

/** A family that has a subscription knows a new price so long before it pays it. */
export const PRICE_NOTICE_DAYS = 30;

/** Hundredths of the list's currency, from an instant (ms) on, announced at another. */
export type PriceVersion = { amount: number; validFromMs: number; announcedAtMs: number };

/**
 * The version that a period which begins at `startsAtMs` is priced by: the newest that holds then. Where it renews a
 * subscription (`isRenewal`), a version counts only if it was announced `noticeDays` before; the first of all counts
 * always. Null where there is no price yet.
 */
export function priceOf<Version extends PriceVersion>(
  versions: readonly Version[],
  {
    startsAtMs,
    isRenewal,
    noticeDays = PRICE_NOTICE_DAYS,
  }: { startsAtMs: number; isRenewal: boolean; noticeDays?: number },
): Version | null {
  const held = versions
    .filter(({ validFromMs }) => validFromMs <= startsAtMs)
    .toSorted((a, b) => b.validFromMs - a.validFromMs);
  const latestNotice = startsAtMs - noticeDays * DAY_MS;
  const isKnown = ({ announcedAtMs }: Version) => !isRenewal || announcedAtMs <= latestNotice;
  return held.find(isKnown) ?? held.at(-1) ?? null;
}
