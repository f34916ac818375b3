/** A passage: the words from one to another, as somebody learns them by heart. */
import { type Place, isPlace, placeNumber } from "../quran/places.ts";
import { type WordPlace, compareWords, readWordKey, wordKey } from "./words.ts";

/** Both words belong to it; the first is not after the last. */
export type Passage = { from: WordPlace; to: WordPlace };

/** As the last word of a passage: its whole aya, however many words it has, and its marker. */
export const WHOLE_AYA = 999;

/** The passage between two words, whichever was chosen first. */
export const passageBetween = (a: WordPlace, b: WordPlace): Passage =>
  compareWords(a, b) <= 0 ? { from: a, to: b } : { from: b, to: a };

export const isInPassage = ({ from, to }: Passage, word: WordPlace): boolean =>
  compareWords(from, word) <= 0 && compareWords(word, to) <= 0;

/** Those of some words, such as a page's, that are in a passage, in their order. */
export const wordsInPassage = <Word extends { place: WordPlace }>(
  passage: Passage,
  words: readonly Word[],
): Word[] => words.filter(({ place }) => isInPassage(passage, place));

/** Whole ayat, the first and the last one included. */
export type AyaRange = { first: Place; last: Place };

/** The ayat that hold a passage. */
export const ayatOfPassage = ({ from, to }: Passage): AyaRange => ({
  first: { sura: from.sura, aya: from.aya },
  last: { sura: to.sura, aya: to.aya },
});

export const isInAyat = ({ first, last }: AyaRange, aya: Place): boolean =>
  placeNumber(first) <= placeNumber(aya) && placeNumber(aya) <= placeNumber(last);

const AYA = /^\d{1,3}:\d{1,3}$/;

/**
 * The passage that two ends name, each a word ("2:6:1") or an aya ("2:6", which is meant whole), in whichever order;
 * null where one of them is none. Whether an aya has as many words only its text says.
 */
export function readPassage(from: string, to: string): Passage | null {
  const [a, b] = [endsOf(from), endsOf(to)];
  if (!a || !b) return null;
  return compareWords(a.from, b.from) <= 0
    ? { from: a.from, to: laterOf(a.to, b.to) }
    : { from: b.from, to: laterOf(a.to, b.to) };
}

function endsOf(typed: string): Passage | null {
  const from = readWordKey(AYA.test(typed) ? `${typed}:1` : typed);
  if (!from || !isPlace(from) || from.word < 1) return null;
  return { from, to: AYA.test(typed) ? { ...from, word: WHOLE_AYA } : from };
}

const laterOf = (a: WordPlace, b: WordPlace) => (compareWords(a, b) >= 0 ? a : b);

/** The two ends as `readPassage` reads them. */
export const passageEnds = ({ from, to }: Passage): { from: string; to: string } => ({
  from: wordKey(from),
  to: to.word === WHOLE_AYA ? `${to.sura}:${to.aya}` : wordKey(to),
});
