/** What a charge and a subscription say of themselves, before there are words for it. */
import type { Charge, Subscription, Subscriptions } from "@riwaq/contracts/billing/subscriptions";

/**
 * paid, void: nothing to do. unknown: the provider has not answered yet, and nobody pays twice. bank: the bank wants to
 * ask the payer; approve: PayPal does; refused: another means is needed; retried: it is tried again by itself; announced:
 * it is charged by itself, and has not been tried; due: somebody is to pay it.
 */
export type ChargeMood =
  | "paid"
  | "void"
  | "unknown"
  | "bank"
  | "approve"
  | "refused"
  | "retried"
  | "announced"
  | "due";

type Known = Pick<Charge, "state" | "attempt" | "next_attempt_at">;

export function moodOf(charge: Known, hasMethod: boolean): ChargeMood {
  const { state, attempt, next_attempt_at: retry } = charge;
  if (state !== "due") return state;
  if (attempt?.state === "sending" || attempt?.state === "unclear") return "unknown";
  if (attempt?.state === "failed") {
    if (attempt.decline === "bank") return attempt.provider === "paypal" ? "approve" : "bank";
    return retry === null ? "refused" : "retried";
  }
  return hasMethod && attempt === null && retry !== null ? "announced" : "due";
}

/** Nothing goes on without the payer. */
export const needsPayer = (mood: ChargeMood): boolean =>
  mood === "bank" || mood === "approve" || mood === "refused";

/** Of this subscription's learner, and still to be paid. */
export const chargesOf = (
  { student }: Pick<Subscription, "student">,
  { charges }: Pick<Subscriptions, "charges">,
): Charge[] =>
  charges.filter(
    ({ state, students }) => state === "due" && students.some(({ id }) => id === student.id),
  );

/** Nothing speaks of money: it is not sold, and nobody has anything. */
export const saysNothing = ({ is_open, subscriptions, charges, credits }: Subscriptions): boolean =>
  !is_open && subscriptions.length === 0 && charges.length === 0 && credits.length === 0;

/** What was left after each line, the newest first. */
export function balancesOf<Line extends { minutes: number }>(
  lines: readonly Line[],
  left: number,
): Array<Line & { left: number }> {
  let before = left;
  return lines.map((line) => {
    const after = before;
    before -= line.minutes;
    return { ...line, left: after };
  });
}

/** An account number in groups of four, as it is read out. */
export const grouped = (iban: string): string =>
  iban.replaceAll(/\s/g, "").replaceAll(/(.{4})(?=.)/g, "$1 ");
