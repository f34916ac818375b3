/** The reference by which a transfer is found again: a creditor reference of ISO 11649, which catches a wrong digit. */

/** Letters count as two digits from 10 (A) on, and the check digits stand last. */
const digitsOf = (text: string): string =>
  [...text].map((sign) => parseInt(sign, 36).toString()).join("");

const remainderOf = (digits: string): number => Number(BigInt(digits) % 97n);

/**
 * The reference of a charge by its number: "RF", two check digits, the number.
 * @throws RangeError for a number that is not whole and positive
 */
export function referenceOf(charge: number): string {
  if (!Number.isSafeInteger(charge) || charge <= 0) throw new RangeError(`No number: ${charge}`);
  const check = 98 - remainderOf(digitsOf(`${charge}RF00`));
  return `RF${String(check).padStart(2, "0")}${charge}`;
}

/** The first whole reference of ours within what somebody wrote on a transfer, in any case and spacing; else null. */
export function chargeWithin(text: string): number | null {
  const signs = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  for (const { 0: found, index } of signs.matchAll(/RF\d{3,}/g)) {
    // Digits that follow in the same text may be somebody else's: the longest that checks is it.
    for (let length = found.length; length >= 5; length -= 1) {
      const reference = signs.slice(index, index + length);
      if (isReference(reference)) return Number(reference.slice(4));
    }
  }
  return null;
}

/** Whether the check digits fit. */
export function isReference(reference: string): boolean {
  if (!/^RF\d{2}[1-9]\d{0,14}$/.test(reference)) return false;
  return remainderOf(digitsOf(reference.slice(4) + reference.slice(0, 4))) === 1;
}
