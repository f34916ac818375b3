/** Which sounds a pupil exchanges, in calm words: what is heard less often fades, and nothing of it is a score. */
import { LETTER_PAIRS, type LetterPair } from "../learning/marks/kinds.ts";
import type { Day } from "./days.ts";

/** From the calmest on. */
export const EAR_STATES = ["quiet", "fading", "sometimes", "often"] as const;
export type EarState = (typeof EAR_STATES)[number];

/** A month of the map has thirty days, so that all are alike. */
export const EAR_MONTH_DAYS = 30;
export const EAR_MONTHS = 3;
/** Marked so many times in the last month, a pair is exchanged often. */
const OFTEN_FROM = 4;

export type Exchange = { pair: LetterPair; day: Day };
export type EarAnswer = Exchange & { heard: number; right: number };

export type EarPair = {
  pair: LetterPair;
  /** Times that it was marked in each of three months, the oldest first. */
  months: [number, number, number];
  state: EarState;
  /** What was heard in drills in that time, and how often which it was. */
  heard: number;
  right: number;
};

/**
 * How often, by the marks of three months: quiet without any, fading with none in the last one. How drills go changes
 * nothing of it: what is recited counts.
 */
export function earStateOf([oldest, middle, newest]: EarPair["months"]): EarState {
  if (newest >= OFTEN_FROM) return "often";
  if (newest > 0) return "sometimes";
  return oldest + middle > 0 ? "fading" : "quiet";
}

/** Every pair, those that are exchanged most first; of two alike the one that is listed first. */
export function earMap(
  exchanges: readonly Exchange[],
  answers: readonly EarAnswer[],
  today: Day,
): EarPair[] {
  const monthOf = (day: Day) => EAR_MONTHS - 1 - Math.floor((today - day) / EAR_MONTH_DAYS);
  const isWithin = ({ day }: Exchange) => day <= today && monthOf(day) >= 0;
  const within = exchanges.filter(isWithin);
  const drilled = answers.filter(isWithin);
  return LETTER_PAIRS.map((pair): EarPair => {
    const months: EarPair["months"] = [0, 0, 0];
    for (const one of within) if (one.pair === pair) months[monthOf(one.day) as 0 | 1 | 2] += 1;
    const own = drilled.filter((one) => one.pair === pair);
    return {
      pair,
      months,
      state: earStateOf(months),
      heard: own.reduce((sum, { heard }) => sum + heard, 0),
      right: own.reduce((sum, { right }) => sum + right, 0),
    };
  }).toSorted(
    (one, other) =>
      EAR_STATES.indexOf(other.state) - EAR_STATES.indexOf(one.state) ||
      other.months[2] - one.months[2],
  );
}
