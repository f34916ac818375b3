/** Which tax a payer's country asks for: by rules that the institute enters, each from a day on. */

export type TaxRule = {
  /** Two letters (ISO 3166); null: every country without a rule of its own. */
  country: string | null;
  /** Hundredths of a percent; 0 where the ground says why. */
  basisPoints: number;
  /** From this instant (ms) on. */
  validFromMs: number;
};

/**
 * The rule that holds for a country at an instant (ms): the newest of its own, else the newest for everywhere else. Null
 * where there is none: nothing is sold there.
 */
export function taxRuleOf<Rule extends TaxRule>(
  rules: readonly Rule[],
  country: string,
  atMs: number,
): Rule | null {
  const held = rules
    .filter(({ validFromMs }) => validFromMs <= atMs)
    .toSorted((a, b) => b.validFromMs - a.validFromMs);
  return (
    held.find((rule) => rule.country === country) ??
    held.find((rule) => rule.country === null) ??
    null
  );
}
