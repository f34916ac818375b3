/** Ayat that resemble an aya by their words: what a pupil may confuse it with. */
import { splitWords } from "../learning/mushaf/words.ts";
import { AYAT_TOTAL, type Place, placeAt, placeNumber } from "../learning/quran/places.ts";
import { foldForCompare } from "./differing-words.ts";

/** Fewer words in a row stand in too many ayat. */
const ROW = 3;

export type SimilarAya = {
  place: Place;
  /** The longest row of words that both have. */
  row: number;
  /** How much it resembles; only to be compared with others. */
  weight: number;
};

export type TextIndex = {
  /** By `placeNumber`: the rows of three words of each aya, in their order, named by numbers. */
  rowsOf: readonly Int32Array[];
  /** Of each row the ayat that have it. */
  ayatWith: readonly (readonly number[])[];
};

/** Of the whole text, a sura after the other, so that nobody has to wait for all of it at once. */
export function beginIndex(): { add(ayat: readonly string[]): void; index: TextIndex } {
  const wordOf = numbering(foldForCompare);
  const numbers = new Map<number, number>();
  const ayatWith: number[][] = [];
  const rowsOf: Int32Array[] = [new Int32Array()];
  const addAya = (stored: string): void => {
    const aya = rowsOf.length;
    const words = splitWords(stored).map(wordOf);
    const rows = new Int32Array(Math.max(0, words.length - ROW + 1));
    for (let at = 0; at < rows.length; at += 1) {
      const name = nameOfRow(words, at);
      const row = numbers.get(name) ?? numbers.size;
      numbers.set(name, row);
      const ayat = (ayatWith[row] ??= []);
      if (ayat.at(-1) !== aya) ayat.push(aya);
      rows[at] = row;
    }
    rowsOf.push(rows);
  };
  return { add: (ayat) => ayat.forEach(addAya), index: { rowsOf, ayatWith } };
}

/** There are fewer words than these in the Quran, and three of them fit into a number. */
const WORDS_MAX = 2 ** 17;

const nameOfRow = (words: readonly number[], at: number): number =>
  words.slice(at, at + ROW).reduce((name, word) => name * WORDS_MAX + word, 0);

/** A number for each folded word; of what comes again nothing is folded again. */
function numbering(fold: (word: string) => string): (word: string) => number {
  const byWord = new Map<string, number>();
  const byFolded = new Map<string, number>();
  return (word) => {
    const known = byWord.get(word);
    if (known !== undefined) return known;
    const folded = fold(word);
    const number = byFolded.get(folded) ?? byFolded.size;
    byFolded.set(folded, number);
    byWord.set(word, number);
    return number;
  };
}

/**
 * The ayat that share rows of three words or longer ones with an aya, those that share most first: a row that few ayat have
 * weighs more than one that ends many. None of an aya of one or two words.
 */
export function similarAyat(index: TextIndex, place: Place, limit: number): SimilarAya[] {
  const own = placeNumber(place);
  const rows = index.rowsOf[own] ?? new Int32Array();
  const weights = new Map<number, number>();
  for (const row of new Set(rows)) {
    const ayat = index.ayatWith[row] ?? [];
    const weight = Math.log(AYAT_TOTAL / ayat.length);
    for (const aya of ayat) {
      if (aya !== own) weights.set(aya, (weights.get(aya) ?? 0) + weight);
    }
  }
  return [...weights]
    .toSorted(([one, weight], [other, more]) => more - weight || one - other)
    .slice(0, limit)
    .map(([aya, weight]) => ({
      place: placeAt(aya),
      row: longestRow(rows, index.rowsOf[aya] ?? new Int32Array()) + ROW - 1,
      weight,
    }));
}

/** Of how many the longest run is that both have. */
function longestRow(rows: Int32Array, others: Int32Array): number {
  let longest = 0;
  let before = new Int32Array(others.length + 1);
  for (const row of rows) {
    const runs = new Int32Array(others.length + 1);
    others.forEach((other, at) => {
      if (other !== row) return;
      runs[at + 1] = (before[at] as number) + 1;
      longest = Math.max(longest, runs[at + 1] as number);
    });
    before = runs;
  }
  return longest;
}

/** From so many words in a row on an aya is worth asking for in a test. */
const ROW_TO_ASK = 5;

/** Whether another aya has a long row of its words. */
export const resemblesAnother = (index: TextIndex, place: Place): boolean =>
  similarAyat(index, place, 3).some(({ row }) => row >= ROW_TO_ASK);
