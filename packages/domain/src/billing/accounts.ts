/** The accounts of the journal: what is counted on each, for whom, and on which side its balance stays. */
import type { Currency, Unit } from "./units.ts";

/** A balance of a credit account is never below zero, of a debit account never above. */
export type Side = "credit" | "debit" | "either";

/**
 * Credit is positive: what the institute owes, has earned or has issued to be used. So money that lies with a provider,
 * what somebody owes and what was lost is negative.
 */
export const ACCOUNT_SIDES = {
  /** Minutes of a period that are still to be used. Subject: the period. */
  minutes: "credit",
  /** Minutes that were taught before they were paid for. Subject: the subscription. */
  owed: "debit",
  /** Minutes that periods began with; the other side of every lot. */
  issued: "either",
  /** Minutes used up by lessons. */
  taught: "either",
  /** Money at a provider or a bank. Subject: which one. */
  clearing: "either",
  /** Money that came without anything it was meant for. Subject: where it came in. */
  suspense: "either",
  /** Money of a payer that no period holds. Subject: the payer. */
  credit: "credit",
  /** Paid for a period and not yet earned. Subject: the period. */
  deferred: "credit",
  /** Sold as a gift and not yet redeemed. Subject: the voucher. */
  voucher: "credit",
  earned: "either",
  /** Subject: the country whose tax it is. */
  vat: "either",
  fees: "either",
  /** Taken back by a bank. */
  chargeback: "either",
} as const satisfies Record<string, Side>;

export type AccountKind = keyof typeof ACCOUNT_SIDES;

export const ACCOUNT_KINDS = Object.keys(ACCOUNT_SIDES) as AccountKind[];

/** What many families post to at once: their balances are sums of the entries and are kept nowhere. */
export const UNKEPT_KINDS = ["issued", "taught", "earned", "fees"] as const satisfies AccountKind[];

export type Account = { kind: AccountKind; subject: string; unit: Unit };

/** The account of the whole institute has no subject. */
export const INSTITUTE = "";

export const minutesOf = (period: string): Account => ({
  kind: "minutes",
  subject: period,
  unit: "MIN",
});

export const owedBy = (subscription: string): Account => ({
  kind: "owed",
  subject: subscription,
  unit: "MIN",
});

export const ISSUED: Account = { kind: "issued", subject: INSTITUTE, unit: "MIN" };
export const TAUGHT: Account = { kind: "taught", subject: INSTITUTE, unit: "MIN" };

/** An account of money: its kind, whose it is, and the currency. */
export const moneyOf = (
  kind: Exclude<AccountKind, "minutes" | "owed" | "issued" | "taught">,
  currency: Currency,
  subject: string = INSTITUTE,
): Account => ({ kind, subject, unit: currency });

/** An account as one text: the same for the same account, another for any other. */
export const keyOf = ({ kind, subject, unit }: Account): string => `${kind}:${unit}:${subject}`;
