/** How strongly a page is held, in words: steps that a map can show and a parent can understand. */

export const STRENGTH_LEVELS = ["weak", "fading", "good", "strong"] as const;
export type StrengthLevel = (typeof STRENGTH_LEVELS)[number];

/** A page is due about when nineteen of twenty such pages are still known; below three of four it is to be learnt anew. */
const FROM: Record<Exclude<StrengthLevel, "weak">, number> = {
  strong: 0.95,
  good: 0.9,
  fading: 0.75,
};

/** The step of a strength from 0 to 1. */
export function strengthLevel(strength: number): StrengthLevel {
  if (strength >= FROM.strong) return "strong";
  if (strength >= FROM.good) return "good";
  return strength >= FROM.fading ? "fading" : "weak";
}

/** A page that must be heard again after so few days does not hold yet, though it was said a moment ago. */
const HELD_DAYS = { weak: 2, fading: 6 };

/** A learnt page on a day: how likely it is still known, from 0 to 1, and how many days it was said to hold. */
export type PageHold = { page: number; isOld: boolean; strength: number; intervalDays: number };

/**
 * The step of a learnt page: by what is still known today, and by how long it holds. What was just learnt is recited daily,
 * and says nothing by that.
 */
export function heldLevel({
  isOld,
  strength,
  intervalDays,
}: Omit<PageHold, "page">): StrengthLevel {
  const level = strengthLevel(strength);
  if (!isOld) return level;
  if (intervalDays <= HELD_DAYS.weak) return "weak";
  return intervalDays <= HELD_DAYS.fading && level !== "weak" ? "fading" : level;
}

/** Sorts the weakest first: by their steps, within a step by what is still known. */
export const weakerFirst = (one: PageHold, other: PageHold): number =>
  STRENGTH_LEVELS.indexOf(heldLevel(one)) - STRENGTH_LEVELS.indexOf(heldLevel(other)) ||
  one.strength - other.strength ||
  one.page - other.page;
