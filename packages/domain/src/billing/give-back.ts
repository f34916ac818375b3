/** What comes back when a family leaves: all that it has not used, to whoever paid it. */
import type { Lot } from "./settle.ts";
import { earnedOf } from "./shares.ts";

/** Hundredths: what was paid for the lot is `paid` and, within the same payment, the tax. */
export type PaidLot = Lot & { tax: number };

/** What of a lot comes back, and of it the tax: what is not used of each, to the hundredth (terms: refund). */
export function unusedOf(lot: PaidLot): { amount: number; tax: number } {
  if (lot.isClosed) return { amount: 0, tax: 0 };
  const [net, tax] = [lot.paid, lot.tax].map(
    (paid) => paid - earnedOf({ paid, used: lot.used, total: lot.minutes }),
  ) as [number, number];
  return { amount: net + tax, tax };
}

/** A payment that was received; of a voucher's value nothing goes back as money. */
export type Received = {
  id: string;
  atMs: number;
  /** Hundredths; never less than what went back already. */
  captured: number;
  refunded: number;
  /** Whether it paid for what goes back. */
  isFirst: boolean;
};

/**
 * Which payments an amount goes back by: those that paid for it, then any other, the newest of each first, none by more
 * than is left of it. `rest` is what no payment can take, which staff transfer.
 */
export function givenBackBy(
  amount: number,
  payments: readonly Received[],
): { parts: Array<{ id: string; amount: number }>; rest: number } {
  let rest = amount;
  const parts: Array<{ id: string; amount: number }> = [];
  const inOrder = payments.toSorted(
    (a, b) => Number(b.isFirst) - Number(a.isFirst) || b.atMs - a.atMs,
  );
  for (const { id, captured, refunded } of inOrder) {
    const part = Math.min(rest, captured - refunded);
    if (part <= 0) continue;
    parts.push({ id, amount: part });
    rest -= part;
  }
  return { parts, rest };
}
