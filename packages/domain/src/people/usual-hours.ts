/** How many hours of lessons a level takes, as far as it is true of those who have passed it. */

/** Of fewer the range says little, and might say something of one of them. */
export const PASSINGS_NEEDED = 10;

const HOUR_MIN = 60;

/** From the first to the last of the middle half, in whole hours. */
export type HoursRange = { from: number; to: number };

/**
 * The range of hours within which at least half of the learners passed a level.
 *
 * @param minutes of lessons that each had at the level before the next one, in any order
 * @returns whole hours, the lower end rounded down (1 at least) and the upper one up; null where fewer than ten have passed
 */
export function usualHours(minutes: readonly number[]): HoursRange | null {
  if (minutes.length < PASSINGS_NEEDED) return null;
  const inOrder = minutes.toSorted((one, other) => one - other);
  const skipped = Math.floor(inOrder.length / 4);
  const [shortest = 0, longest = 0] = [inOrder[skipped], inOrder.at(-1 - skipped)];
  const from = Math.max(1, Math.floor(shortest / HOUR_MIN));
  return { from, to: Math.max(from, Math.ceil(longest / HOUR_MIN)) };
}
