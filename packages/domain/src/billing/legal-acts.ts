/** What people declare about their contract, and is kept word for word, with its hour. */

/**
 * order: with the obligation to pay; early_lessons: wished within the days of withdrawal; withdrawal, leaving: of the
 * contract; method_consent: that a way to pay is used again; price_notice: a new price was told.
 */
export const LEGAL_ACTS = [
  "order",
  "early_lessons",
  "withdrawal",
  "leaving",
  "method_consent",
  "price_notice",
] as const;

export type LegalAct = (typeof LEGAL_ACTS)[number];

/** What can be declared without signing in, so that nobody is kept in a contract by a lost password. */
export const OPEN_ACTS = ["withdrawal", "leaving"] as const;

export type OpenAct = (typeof OPEN_ACTS)[number];
