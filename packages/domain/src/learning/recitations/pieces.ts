/** The pieces of a recording, numbered from 0: what of them there is, and what can be played. */

/** The numbers below `count` that are not among these, in order, at most `atMost` of them. */
export function missingPieces(
  numbers: readonly number[],
  count: number,
  atMost = Number.POSITIVE_INFINITY,
): number[] {
  const known = new Set(numbers);
  const missing: number[] = [];
  for (let number = 0; number < count && missing.length < atMost; number += 1) {
    if (!known.has(number)) missing.push(number);
  }
  return missing;
}

/** How many pieces there are from the first on without a gap: what comes after one cannot be played. */
export function unbrokenCount(numbers: readonly number[]): number {
  const known = new Set(numbers);
  let count = 0;
  while (known.has(count)) count += 1;
  return count;
}
