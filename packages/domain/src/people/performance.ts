/** How a teacher sums up a student. */

/** Best first. */
export const PERFORMANCES = ["Excellent", "Good", "Average"] as const;
export type Performance = (typeof PERFORMANCES)[number];
