/** Two ayat that resemble each other: which of their words both have, and which are each one's own. */
import { foldWord } from "../learning/mushaf/fold.ts";
import { splitWords } from "../learning/mushaf/words.ts";

/** A stored word; `isCommon` where the other aya has it too, at its turn. */
export type ComparedWord = { text: string; isCommon: boolean };
export type ComparedAyat = { first: ComparedWord[]; second: ComparedWord[] };

/** As it is compared: without vowels and signs. */
export const foldForCompare = (word: string): string => foldWord(word)[0] ?? word;

/**
 * Aligns two stored ayat by the longest row of words that both have in the same order, compared as they are typed,
 * without vowels. Joined by spaces the words of each are the stored aya again; those that are common are, folded, the same
 * in both.
 */
export function compareAyat(first: string, second: string): ComparedAyat {
  const [words, others] = [splitWords(first), splitWords(second)];
  const [folded, otherFolded] = [words.map(foldForCompare), others.map(foldForCompare)];
  const lengths = lengthsOf(folded, otherFolded);
  const [common, otherCommon] = [new Set<number>(), new Set<number>()];
  let [at, other] = [0, 0];
  while (at < words.length && other < others.length) {
    if (folded[at] === otherFolded[other]) {
      common.add(at++);
      otherCommon.add(other++);
    } else if (cell(lengths, at + 1, other) >= cell(lengths, at, other + 1)) at += 1;
    else other += 1;
  }
  return { first: compared(words, common), second: compared(others, otherCommon) };
}

const compared = (words: readonly string[], common: ReadonlySet<number>): ComparedWord[] =>
  words.map((text, at) => ({ text, isCommon: common.has(at) }));

type Lengths = { cells: Uint16Array; width: number };

const cell = ({ cells, width }: Lengths, row: number, column: number): number =>
  cells[row * width + column] as number;

/** Of the words from each place on, how many both have in the same order. */
function lengthsOf(words: readonly string[], others: readonly string[]): Lengths {
  const width = others.length + 1;
  const lengths = { cells: new Uint16Array((words.length + 1) * width), width };
  for (let at = words.length - 1; at >= 0; at -= 1) {
    for (let other = others.length - 1; other >= 0; other -= 1) {
      lengths.cells[at * width + other] =
        words[at] === others[other]
          ? cell(lengths, at + 1, other + 1) + 1
          : Math.max(cell(lengths, at + 1, other), cell(lengths, at, other + 1));
    }
  }
  return lengths;
}
