/** How a teacher sums up a student. */

/** Best first (specification, section 3: Student). */
export const PERFORMANCES = ["Excellent", "Good", "Average"] as const;
export type Performance = (typeof PERFORMANCES)[number];
