/** What a banking app reads from the square code on a request for a transfer: version 2 of the European guideline. */

type Transfer = {
  /** Whose account it is; at most 70 signs are kept. */
  name: string;
  /** Without spaces. */
  iban: string;
  /** Hundredths of a euro. */
  amount: number;
  /** A creditor reference (`referenceOf`). */
  reference: string;
};

const NAME_SIGNS = 70;

/**
 * The text of the code. Euros only.
 * @throws RangeError for an amount outside 0,01 € to 999 999 999,99 €
 */
export function epcTextOf({ name, iban, amount, reference }: Transfer): string {
  if (!Number.isInteger(amount) || amount < 1 || amount > 99_999_999_999) {
    throw new RangeError(`Cannot be transferred: ${amount}`);
  }
  const euros = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
  const signs = [...name.replaceAll(/\s+/g, " ").trim()].slice(0, NAME_SIGNS).join("");
  return ["BCD", "002", "1", "SCT", "", signs, iban, euros, "", reference].join("\n");
}
