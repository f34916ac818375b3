/** The terms in the order of specification section 2; the names are anchors too: /terms#refund. */
export const TERMS_SECTIONS = [
  "payment",
  "refund",
  "makeup",
  "schedule",
  "holidays",
  "progress",
  "policies",
  "environment",
  "punctuality",
  "scholarships",
  "gifting",
  "dress",
  "leaving",
  "privacy",
] as const;

export type TermsSection = (typeof TERMS_SECTIONS)[number];

export function termsSectionFrom(hash: string): TermsSection | undefined {
  return TERMS_SECTIONS.find((section) => section === hash);
}
