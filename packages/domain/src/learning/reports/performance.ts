/** What the grades of the last lesson reports come to. */
import type { Performance } from "../../words.ts";

/** Of so many reports, the newest that carry a grade. A pupil who was absent got none. */
export const PERFORMANCE_REPORTS = 8;

const POINTS: Record<Performance, number> = { Excellent: 3, Good: 2, Average: 1 };

/** From this mean on. */
const EXCELLENT_FROM = 2.5;
const GOOD_FROM = 1.5;

/** Mean of the grades: Excellent 3, Good 2, Average 1; null of none. */
export function meanGrade(grades: readonly Performance[]): number | null {
  if (grades.length === 0) return null;
  return grades.reduce((sum, grade) => sum + POINTS[grade], 0) / grades.length;
}

/**
 * A student's performance by the grades of their reports, the newest first: Excellent from a mean of 2.5, Good from
 * 1.5, else Average; only the first eight count, and one is enough. Null without any.
 */
export function performanceOf(grades: readonly Performance[]): Performance | null {
  const mean = meanGrade(grades.slice(0, PERFORMANCE_REPORTS));
  if (mean === null) return null;
  if (mean >= EXCELLENT_FROM) return "Excellent";
  return mean >= GOOD_FROM ? "Good" : "Average";
}
