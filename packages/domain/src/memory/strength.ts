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

/** The step of a learnt page: by what is still known today, and by how long it holds. */
export function heldLevel(strength: number, intervalDays: number): StrengthLevel {
  const level = strengthLevel(strength);
  if (intervalDays <= HELD_DAYS.weak) return "weak";
  return intervalDays <= HELD_DAYS.fading && level !== "weak" ? "fading" : level;
}
