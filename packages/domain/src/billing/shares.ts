/** Parts of an amount in whole hundredths, so that the parts always make the whole. */
import { BASIS } from "./units.ts";

/**
 * What has been earned of `paid` (hundredths) when `used` of `total` minutes are used: rounded from the whole each time,
 * so that the steps never drift; a half rounds up. All of it when all is used; 0 of a lot without minutes.
 * @throws RangeError for what is no whole number, or not within 0 ≤ used ≤ total
 */
export function earnedOf({
  paid,
  used,
  total,
}: {
  paid: number;
  used: number;
  total: number;
}): number {
  if (![paid, used, total].every((amount) => Number.isSafeInteger(amount) && amount >= 0)) {
    throw new RangeError("Amounts are whole and not negative");
  }
  if (used > total) throw new RangeError("More is used than there is");
  if (total === 0) return 0;
  const [whole, part, all] = [BigInt(paid), BigInt(used), BigInt(total)];
  return Number((2n * whole * part + all) / (2n * all));
}

/**
 * A price less a discount of `basisPoints` (5,000 is a half). An odd hundredth is the family's: it pays the lesser.
 * @throws RangeError for a discount that is not within 0 and 10,000
 */
export function discounted(price: number, basisPoints: number): number {
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > BASIS) {
    throw new RangeError(`Not a discount: ${basisPoints}`);
  }
  return Number((BigInt(price) * BigInt(BASIS - basisPoints)) / BigInt(BASIS));
}

/** The tax that a price contains at a rate of `basisPoints`, rounded to the nearest hundredth; a half rounds up. */
export function taxWithin(gross: number, basisPoints: number): number {
  const [amount, rate] = [BigInt(gross), BigInt(basisPoints)];
  const base = BigInt(BASIS) + rate;
  return Number((2n * amount * rate + base) / (2n * base));
}

/**
 * An amount in parts by their weights: each gets its share cut to a whole hundredth, and what is left over goes one by
 * one to those whose share was cut most, the first of equals first. Nothing is lost: the parts sum to the amount.
 * @throws RangeError where all weights are 0 and the amount is not
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) {
    if (amount === 0) return weights.map(() => 0);
    throw new RangeError("Nothing to share it by");
  }
  const shares = weights.map((weight, place) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { place, part: exact / total, cut: exact % total };
  });
  let left = BigInt(amount) - shares.reduce((sum, { part }) => sum + part, 0n);
  for (const share of shares.toSorted((a, b) => Number(b.cut - a.cut) || a.place - b.place)) {
    if (left === 0n) break;
    share.part += 1n;
    left -= 1n;
  }
  return shares.map(({ part }) => Number(part));
}
