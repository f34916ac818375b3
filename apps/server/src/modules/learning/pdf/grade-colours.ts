import type { Performance } from "@riwaq/domain/words";

import { EMERALD, LAPIS, SAFFRON } from "../../../platform/pdf/palette.ts";

const COLOURS: Record<Performance, string> = {
  Excellent: EMERALD,
  Good: LAPIS,
  // Saffron as text, darker than as a bar: readable on white.
  Average: "#7A5008",
};

export function colourOf(grade: Performance): string {
  return COLOURS[grade];
}

/** Of a mean grade (Excellent 3, Good 2, Average 1), by the limits of the rule on performance. */
export function barColour(mean: number): string {
  if (mean >= 2.5) return EMERALD;
  return mean >= 1.5 ? LAPIS : SAFFRON;
}
