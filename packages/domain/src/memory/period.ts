/** What some months of reviews come to, in figures that agree with them to the row. */
import type { Day } from "./days.ts";
import { type Review, type ReplayRules, replayPage } from "./page-memory.ts";
import type { ReviewSource } from "./sources.ts";

export type PageReviews = {
  page: number;
  /** Those that stand, in any order. */
  reviews: ReadonlyArray<{ source: ReviewSource; review: Review }>;
};

export type MemoryInPeriod = {
  /** Pages that became whole in it, as their teacher heard them. */
  learned: number;
  /** Pages that are held at its end. */
  held: number;
  /** Different pages that a teacher heard. */
  heard: number;
  /** Days on which something was recited at home. */
  evenings: number;
};

/** From the first to the last day, both included. Reviews after it count for nothing. */
export function memoryInPeriod(
  pages: readonly PageReviews[],
  { from, until }: { from: Day; until: Day },
  rules: ReplayRules,
): MemoryInPeriod {
  const evenings = new Set<Day>();
  const counted = { learned: 0, held: 0, heard: 0 };
  for (const { page, reviews } of pages) {
    const known = reviews.filter(({ review }) => review.day <= until);
    const within = known.filter(({ review }) => review.day >= from);
    for (const { source, review } of within) if (source === "evening") evenings.add(review.day);
    const isHeard = within.some(({ review }) => "by" in review && review.by === "teacher");
    if (isHeard) counted.heard += 1;
    const memory = replayPage(
      page,
      known.map(({ review }) => review),
      rules,
    );
    if (!memory || memory.learned === null) continue;
    counted.held += 1;
    if (memory.learned !== "before" && memory.learned >= from) counted.learned += 1;
  }
  return { ...counted, evenings: evenings.size };
}
