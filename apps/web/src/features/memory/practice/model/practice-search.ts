/** Whose evening, and which portion of it is open. */
export type PracticeSearch = { pupil?: string | undefined; portion?: string | undefined };

const PORTION = /^(sabaq|sabqi|manzil)-\d{1,3}$/u;

/** What an address says, as far as it can be meant. */
export function parsePracticeSearch(search: Record<string, unknown>): PracticeSearch {
  const { pupil, portion } = search;
  return {
    ...(typeof pupil === "string" && pupil !== "" && { pupil }),
    ...(typeof portion === "string" && PORTION.test(portion) && { portion }),
  };
}
