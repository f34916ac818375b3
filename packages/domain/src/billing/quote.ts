/** What a period of a rhythm costs a family: the list's price, less a discount, with the tax that is in it. */
import { PERIOD_DAYS } from "./renewal.ts";
import { discounted, taxWithin } from "./shares.ts";
import type { TaxRule } from "./tax.ts";

const WEEKS = PERIOD_DAYS / 7;

type Rhythm = { lessonsPerWeek: number; lengthMinutes: number };

/** The lessons of a period. */
export const lessonsOf = ({ lessonsPerWeek }: Rhythm): number => lessonsPerWeek * WEEKS;

/** The minutes of a period. */
export const minutesOfRhythm = (rhythm: Rhythm): number => lessonsOf(rhythm) * rhythm.lengthMinutes;

export type Price = {
  /** Hundredths by the list, and what is paid, with the tax. */
  listAmount: number;
  discountPoints: number;
  amount: number;
  tax: number;
  taxPoints: number;
};

/** The price of a period; an odd hundredth of a discount is the family's, and the tax is part of what is paid. */
export function priceWith(
  listAmount: number,
  { discountPoints, rule }: { discountPoints: number; rule: Pick<TaxRule, "basisPoints"> },
): Price {
  const amount = discounted(listAmount, discountPoints);
  const taxPoints = rule.basisPoints;
  return { listAmount, discountPoints, amount, tax: taxWithin(amount, taxPoints), taxPoints };
}
