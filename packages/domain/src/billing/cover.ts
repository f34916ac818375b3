/** Whether lessons can be booked on what a family pays for. */
import { type ComingLesson, LEAST_NOTICE_MS, firstUncovered } from "./renewal.ts";
import type { SUBSCRIPTION_STATES } from "./subscription.ts";

/**
 * not_covered: nobody pays for this learner's lessons, or a payment for them was refused; not_covered_yet: they begin
 * before the next payment could be announced and made.
 */
export const COVER_FAULTS = ["not_covered", "not_covered_yet"] as const;

export type CoverFault = (typeof COVER_FAULTS)[number];

export type Covering = {
  state: (typeof SUBSCRIPTION_STATES)[number];
  /** Minutes that are paid for and not used. */
  minutesLeft: number;
  /** Booked already and not used up yet. */
  lessons: readonly ComingLesson[];
  /** Until when it rests (ms); null where it does not. */
  pausedUntilMs: number | null;
  /** Whether a payment for it was refused and is not made yet. */
  isRefused: boolean;
};

/**
 * Why `asked` (lessons by their starts in ms) cannot be booked at `nowMs`, or null. Lessons beyond what is paid for can be
 * booked as long as the next payment comes before them: the period renews when its hours are used up (terms: payment).
 * What begins before that payment takes minutes that are there, its own or those of a lesson that stands already.
 */
export function coverFault(
  held: Covering | null,
  asked: readonly ComingLesson[],
  nowMs: number,
): CoverFault | null {
  if (held?.state !== "active" && held?.state !== "paused") return "not_covered";
  const { minutesLeft, lessons, pausedUntilMs } = held;
  const rests = pausedUntilMs ?? 0;
  if (held.state === "paused" && asked.some(({ startsAtMs }) => startsAtMs < rests)) {
    return "not_covered";
  }
  const uncovered = firstUncovered([...lessons, ...asked], minutesLeft);
  if (!uncovered) return null;
  const begins = (from: number, until: number) =>
    asked.some(({ startsAtMs }) => startsAtMs >= from && startsAtMs < until);
  if (held.isRefused && begins(uncovered.startsAtMs, Infinity)) return "not_covered";
  const payableAtMs = nowMs + LEAST_NOTICE_MS;
  const isTooSoon = uncovered.startsAtMs < payableAtMs && begins(-Infinity, payableAtMs);
  return isTooSoon ? "not_covered_yet" : null;
}

/** How many of `asked` what is paid for reaches, after all that was booked before. */
export function coveredCount(
  { minutesLeft, lessons }: Pick<Covering, "minutesLeft" | "lessons">,
  asked: readonly ComingLesson[],
): number {
  const uncovered = firstUncovered([...lessons, ...asked], minutesLeft);
  return uncovered
    ? asked.filter(({ startsAtMs }) => startsAtMs < uncovered.startsAtMs).length
    : asked.length;
}
