import { type DrawnWord, drawPage } from "@riwaq/domain/learning/mushaf/pages";
import { type MushafPart, sourceOf } from "@riwaq/domain/learning/mushaf/parts";
import { isLetter, wordKey } from "@riwaq/domain/learning/mushaf/words";
import type { Place } from "@riwaq/domain/learning/quran/places";
import type { Lines } from "@riwaq/domain/memory/lines";

type Where = { page: number; lines: Lines | null };

/** The words of a portion in their order, without the markers of ayat. */
export function wordsOfPortion(part: MushafPart, { page, lines }: Where): DrawnWord[] {
  const drawn = drawPage(part.pages[page - part.firstPage] ?? [], sourceOf(part));
  const own = lines ? drawn.slice(lines.first - 1, lines.last) : drawn;
  return own
    .flatMap((line) => (line.kind === "words" ? line.words : []))
    .filter(({ isMarker }) => !isMarker);
}

/** The ayat of these words, from the first to the last; null of none. */
export function ayatOfWords(words: readonly DrawnWord[]): { first: Place; last: Place } | null {
  const [first, last] = [words[0]?.place, words.at(-1)?.place];
  if (!first || !last) return null;
  return { first: { sura: first.sura, aya: first.aya }, last: { sura: last.sura, aya: last.aya } };
}

const EVERY = 3;

/** Words that are covered where not all are: each third one, and those that are weak. */
export function someWords(
  words: readonly DrawnWord[],
  weak: ReadonlySet<string>,
): ReadonlySet<string> {
  const keys = words.map(({ place }) => wordKey(place));
  return new Set(keys.filter((key, at) => at % EVERY === EVERY - 1 || weak.has(key)));
}

/** How long a word is, by its letters: long words are read for longer. */
export const lengthOf = ({ stored }: DrawnWord): number => [...stored].filter(isLetter).length;

/** The word that is read when so much of an aya was heard, by the letters before it. */
export function wordHeard(words: readonly DrawnWord[], progress: number): DrawnWord | undefined {
  const total = words.reduce((sum, word) => sum + lengthOf(word), 0);
  let before = 0;
  for (const word of words) {
    before += lengthOf(word);
    if (before >= progress * total) return word;
  }
  return words.at(-1);
}
