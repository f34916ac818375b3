/** The median of many numbers: each is looked at a few times, none is put in order that need not be. */

/** The median of numbers that are kept apart, of an even count halfway between the two in the middle; null of none. */
export function medianOf(lists: readonly Float64Array[]): number | null {
  const all = new Float64Array(lists.reduce((count, list) => count + list.length, 0));
  let filled = 0;
  for (const list of lists) {
    all.set(list, filled);
    filled += list.length;
  }
  if (filled === 0) return null;
  const middle = filled >> 1;
  const above = moveInPlace(all, middle);
  if (filled % 2 === 1) return above;
  const below = all.subarray(0, middle).reduce((most, one) => Math.max(most, one), -Infinity);
  return (below + above) / 2;
}

/** Moves the number that is at `place` in order there, those that are less before it; answers it. */
function moveInPlace(all: Float64Array, place: number): number {
  const at = (index: number) => all[index] ?? Number.NaN;
  let [from, to] = [0, all.length - 1];
  while (from < to) {
    const parting = at((from + to) >> 1);
    let [left, right] = [from, to];
    while (left <= right) {
      while (at(left) < parting) left += 1;
      while (at(right) > parting) right -= 1;
      if (left > right) break;
      const kept = at(left);
      all[left] = at(right);
      all[right] = kept;
      left += 1;
      right -= 1;
    }
    if (place <= right) to = right;
    else if (place >= left) from = left;
    else break;
  }
  return at(place);
}
