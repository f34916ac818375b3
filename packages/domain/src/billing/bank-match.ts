/** Which transfers pay exactly what was asked for: those are confirmed with one press, the others are looked at. */
import type { CHARGE_STATES } from "./charge.ts";
import { chargeWithin } from "./reference.ts";
import type { Currency } from "./units.ts";

/**
 * exact: reference, amount and currency are those of a charge that is due; amount: another amount, or other money;
 * settled: its charge is paid or dropped; twice: an earlier line pays the same charge; unknown: no reference of ours.
 */
export const VERDICTS = ["exact", "amount", "settled", "twice", "unknown"] as const;

export type Verdict = (typeof VERDICTS)[number];

type Line = { id: string; amount: number; currency: Currency; text: string };
type Charge = { state: (typeof CHARGE_STATES)[number]; amount: number; currency: Currency };

/** Of each line, in the order in which they came; `chargeOf` knows charges by the number of their reference. */
export function verdictsOf(
  lines: readonly Line[],
  chargeOf: (number: number) => Charge | undefined,
): Map<string, Verdict> {
  const taken = new Set<number>();
  return new Map(
    lines.map((line) => {
      const number = chargeWithin(line.text);
      const charge = number === null ? undefined : chargeOf(number);
      if (number === null || !charge) return [line.id, "unknown"];
      const verdict = verdictOf(line, charge, taken.has(number));
      if (verdict === "exact") taken.add(number);
      return [line.id, verdict];
    }),
  );
}

function verdictOf(line: Line, charge: Charge, isTaken: boolean): Verdict {
  if (charge.state !== "due") return "settled";
  if (charge.amount !== line.amount || charge.currency !== line.currency) return "amount";
  return isTaken ? "twice" : "exact";
}
