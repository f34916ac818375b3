/** One text for the same facts, whatever stored them in between: what is hashed. */

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * JSON without spaces, its keys in the order of their code units, its numbers whole.
 * @throws RangeError for what a database would give back as something else: a broken number, half a letter, NUL,
 * undefined
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return wholeNumber(value);
  if (typeof value === "string") return wholeText(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object") throw new RangeError(`Not to be hashed: ${typeof value}`);
  const entries = Object.entries(value as { [key: string]: Json })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${wholeText(key)}:${canonicalJson(one)}`);
  return `{${entries.join(",")}}`;
}

function wholeNumber(value: number): string {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
    throw new RangeError(`Not a whole number: ${value}`);
  }
  return String(value);
}

function wholeText(text: string): string {
  if (!text.isWellFormed() || text.includes("\u0000")) {
    throw new RangeError("A text that no database keeps");
  }
  return JSON.stringify(text);
}
