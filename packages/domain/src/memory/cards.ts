/** Cards of what is not the Quran: words, and rules. */
export const CARD_KINDS = ["vocabulary", "rule"] as const;
