/** The rulings that are shown, and those of which nothing is said. */

/** In the order in which they are sought: a letter has the first that fits it. */
export const TAJWID_RULES = [
  "izhar",
  "idgham-ghunnah",
  "idgham",
  "ikhfa",
  "iqlab",
  "izhar-shafawi",
  "idgham-shafawi",
  "ikhfa-shafawi",
  "ghunnah",
  "qalqalah",
  "lam-shamsiyyah",
  "lam-heavy",
  "lam-light",
  "hamzat-wasl",
  "silent",
  "madd-lazim",
  "madd-muttasil",
  "madd-munfasil",
] as const;

export type TajwidRule = (typeof TAJWID_RULES)[number];

/** What a reader has to know besides: no letter is without a ruling because none of these is shown. */
export const TAJWID_LEFT_OUT = [
  // Of two letters, natural; because of a stop; after hamza; of leen; in place of tanween.
  "other-madd",
  // Of letters that are alike or near, other than noon, meem and the lam of the article.
  "other-idgham",
  // Of ra, of the raised letters, and of alif after them.
  "heavy-and-light",
  // What is merged or hidden within the names of the letters that open suras.
  "letter-names",
  // What changes for who stops inside an aya, or goes on to the next one.
  "stops",
  // Carriers of a dagger alif, and long vowels that fall before alif wasla.
  "unmarked-silent",
  // Tas-hil in 41:44, imalah in 11:41, rawm or ishmam in 12:11, and seen for sad.
  "single-words",
] as const;

/** A ruling of a letter, by its place among the letters that are read in one go. */
export type Found = { at: number; rule: TajwidRule };
