/** A transaction of the journal: lines that sum to zero in each unit. */
import { type Account, keyOf } from "./accounts.ts";
import type { Unit } from "./units.ts";

/** What a transaction is about; what it is about in particular is its subject. */
export const TRANSACTION_KINDS = [
  "payment",
  "period",
  "lesson",
  "refund",
  "voucher",
  "transfer",
  "fee",
  "dispute",
  "correction",
] as const;

export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** A whole number of the account's unit: minutes, or hundredths of a currency. */
export type Entry = { account: Account; amount: number };

export const POSTING_FAULTS = ["empty", "not_whole", "nothing", "twice", "unbalanced"] as const;

export type PostingFault = (typeof POSTING_FAULTS)[number];

/** What each unit of the entries sums to. */
export function sumsOf(entries: readonly Entry[]): Map<Unit, number> {
  const sums = new Map<Unit, number>();
  for (const { account, amount } of entries) {
    sums.set(account.unit, (sums.get(account.unit) ?? 0) + amount);
  }
  return sums;
}

/**
 * Why these entries are no transaction, or null. "empty": there is none; "not_whole": an amount is no whole number;
 * "nothing": an amount is zero; "twice": an account stands twice; "unbalanced": a unit does not sum to zero.
 */
export function faultOfPosting(entries: readonly Entry[]): PostingFault | null {
  if (entries.length === 0) return "empty";
  if (!entries.every(({ amount }) => Number.isSafeInteger(amount))) return "not_whole";
  if (entries.some(({ amount }) => amount === 0)) return "nothing";
  if (new Set(entries.map(({ account }) => keyOf(account))).size < entries.length) return "twice";
  return [...sumsOf(entries).values()].every((sum) => sum === 0) ? null : "unbalanced";
}

/** One line for each account, without those that come to nothing, in the order of their first lines. */
export function merged(entries: readonly Entry[]): Entry[] {
  const lines = new Map<string, Entry>();
  for (const { account, amount } of entries) {
    const key = keyOf(account);
    lines.set(key, { account, amount: (lines.get(key)?.amount ?? 0) + amount });
  }
  return [...lines.values()].filter(({ amount }) => amount !== 0);
}

/** Lines that move an amount from one account to another of the same unit. */
export function moved(amount: number, from: Account, to: Account): Entry[] {
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}
