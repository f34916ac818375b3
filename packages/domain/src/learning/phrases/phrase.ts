/** Set phrases: words that a teacher picks in one language and a family reads in its own. */

/** What a phrase is for: a strength, a point to work on, or homework. */
export const PHRASE_KINDS = ["strength", "point", "homework"] as const;

export type PhraseKind = (typeof PHRASE_KINDS)[number];

/** The same thing said in each language of the site. */
export type InLanguages = Record<"en" | "fr" | "ar", string>;

export type WordLanguage = keyof InLanguages;

/** A phrase as it was sent: which one, and what its version says. */
export type SetPhrase = { phrase: string; version: number; words: InLanguages };

/** What stands in a report: the teacher's own words, or a set phrase. */
export type ReportWord = string | SetPhrase;

/** What makes two words the same: the phrase, whatever its version; or the spelling, upper and lower case alike. */
export const keyOfWord = (word: ReportWord): string =>
  typeof word === "string" ? word.trim().toLowerCase() : `phrase:${word.phrase}`;

/** What a word says to who reads this language: own words stay as they are. */
export const wordIn = (word: ReportWord, language: WordLanguage): string =>
  typeof word === "string" ? word : word.words[language];
