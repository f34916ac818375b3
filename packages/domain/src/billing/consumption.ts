/** How many minutes a lesson uses up of what is paid for: once, whoever says what and however often it is corrected. */
import { type Outcome, consequenceOf } from "../scheduling/outcomes/outcome.ts";

/** A lesson as far as it is decided; a cancelled one has no outcome. */
export type LessonEnd = {
  lengthMin: number;
  /** Whether it is paid for at all: a trial without a price is not. */
  isPriced: boolean;
  /** What was said last of how it ended; null before anybody has. */
  outcome: Outcome | null;
  /** Null while it is not cancelled. Where an emergency is to be decided, it counts as taken only after that. */
  cancelled: { countsAsTaken: boolean } | null;
};

/**
 * The minutes that a lesson uses (terms: refund, punctuality, schedule). A lesson that was given uses its length without
 * the minutes lost on the institute's side; one that the pupil missed, or cancelled too late, uses all; one that the
 * teacher missed, that was cancelled in time or for a holiday uses none. A make-up lesson uses its length like any
 * other, since the lesson that it makes up for used none.
 */
export function minutesUsedBy({ lengthMin, isPriced, outcome, cancelled }: LessonEnd): number {
  if (!isPriced) return 0;
  if (cancelled) return cancelled.countsAsTaken ? lengthMin : 0;
  if (!outcome) return 0;
  const { isTaken, creditMin } = consequenceOf(outcome, lengthMin);
  return isTaken ? lengthMin - creditMin : 0;
}

/** The same of a lesson that has begun: as long as nobody has said how it went, it counts as given. */
export const minutesForecast = (end: LessonEnd): number =>
  end.isPriced && !end.outcome && !end.cancelled ? end.lengthMin : minutesUsedBy(end);
