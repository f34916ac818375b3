/** Of one currency: what was paid, went back, and was taken back by banks. */
export type Sums = { captured: number; refunded: number; disputed: number };

/** Sums by currency, each beginning at nothing. */
export function sumsBy() {
  const sums: Record<string, Sums> = {};
  const of = (currency: string) => (sums[currency] ??= { captured: 0, refunded: 0, disputed: 0 });
  return { sums, of };
}
