/** How long a teacher still reaches a pupil whom nothing planned connects with them any more. */

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

/**
 * The instant after which a last lesson together, or an enrolment without one, still gives a teacher reach to a pupil:
 * progress, material, hours and booking. Thirty days are enough for a late report and a holiday; the reason stands in
 * docs/decisions/016-one-gate-to-a-pupil.md. Takes and gives milliseconds since 1970.
 */
export function reachBeganAfter(nowMs: number): number {
  return nowMs - KEPT_DAYS * DAY_MS;
}
