/** How long a teacher still reaches a pupil whom nothing planned connects with them any more. */

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

/**
 * Whoever covers a lesson reaches its pupils from a day before it until the report is sent, and a week after it at most.
 */
export const COVER_REACH = { beforeDays: 1, afterDays: 7 } as const;

/** The same two, counted from the instant that `reachBeganAfter` gives. */
export const COVER_REACH_SINCE = {
  startsBeforeDays: KEPT_DAYS + COVER_REACH.beforeDays,
  endsAfterDays: KEPT_DAYS - COVER_REACH.afterDays,
} as const;

/**
 * The instant after which a last lesson together, or an enrolment without one, still gives a teacher reach to a pupil:
 * progress, material, hours and booking. Thirty days are enough for a late report and a holiday; the reason stands in
 * docs/decisions/016-one-gate-to-a-pupil.md. Takes and gives milliseconds since 1970.
 */
export function reachBeganAfter(nowMs: number): number {
  return nowMs - KEPT_DAYS * DAY_MS;
}
