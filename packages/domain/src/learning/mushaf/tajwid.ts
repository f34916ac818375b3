/**
 * The rulings of tajwid that can be told from the stored text, as Hafs reads by the way of the Shatibiyyah: an aid for
 * the eye. Where no ruling is found, that says nothing about the letter.
 */
import { QUARTER_SIGN } from "./display.ts";
import type { DrawnLine, DrawnWord } from "./pages.ts";
import { findLam, findQalqalah, findSilent } from "./tajwid-lam.ts";
import { type Around, stretchesOf } from "./tajwid-letters.ts";
import { findMadd } from "./tajwid-madd.ts";
import { findGhunnah, findMeem, findNoon } from "./tajwid-noon.ts";
import type { TajwidRule } from "./tajwid-rules.ts";
import { wordKey } from "./words.ts";

/** Letters with all their marks: where they begin and end in the stored word, in code units. */
export type TajwidSegment = { from: number; to: number; rule: TajwidRule };

const IN_ORDER = [findNoon, findMeem, findGhunnah, findQalqalah, findLam, findSilent, findMadd];

/**
 * Of each word of an aya its rulings, in order and apart from each other. Words are read as joined, over the signs of
 * pause; the aya begins and ends with a stop, unless `around` has the words from which the reading comes and to which
 * it goes on. What merges into another word is marked in both.
 */
export function tajwidOf(words: readonly string[], around: Around = {}): TajwidSegment[][] {
  const found = words.map((): TajwidSegment[] => []);
  for (const letters of stretchesOf(words, around)) {
    const rules = new Map<number, TajwidRule>();
    for (const { at, rule } of IN_ORDER.flatMap((find) => find(letters))) {
      if (!rules.has(at)) rules.set(at, rule);
    }
    for (const [at, { word, from, to }] of letters.entries()) {
      const rule = rules.get(at);
      if (rule) found[word]?.push({ from, to, rule });
    }
  }
  return found;
}

export type TajwidPiece = { text: string; rule: TajwidRule | null };

/** A drawn word in pieces, each of one ruling or of none; joined they are what is drawn. */
export function tajwidPieces(
  { text, stored }: { text: string; stored: string },
  segments: readonly TajwidSegment[],
): TajwidPiece[] {
  const pieces: TajwidPiece[] = [];
  const add = (piece: string, rule: TajwidRule | null, isNew: boolean) => {
    const last = pieces.at(-1);
    if (last && !isNew && last.rule === rule) last.text += piece;
    else if (piece !== "") pieces.push({ text: piece, rule });
  };
  const isSigned = text.startsWith(QUARTER_SIGN) && !stored.startsWith(QUARTER_SIGN);
  let shown = isSigned ? QUARTER_SIGN.length : 0;
  add(text.slice(0, shown), null, true);
  for (let at = 0; at < stored.length; at += 1) {
    // A space that is not drawn has no place in the text.
    if (stored[at] === " " && text[shown] !== "\u00a0") continue;
    const segment = segments.find(({ from, to }) => at >= from && at < to);
    add(text[shown] ?? "", segment?.rule ?? null, segment?.from === at);
    shown += 1;
  }
  add(text.slice(shown), null, false);
  return pieces;
}

/**
 * Of a drawn page the pieces of each word that has a ruling, by the word's key. Every aya of a page is whole, and is
 * read from one stop to the next.
 */
export function tajwidOfPage(lines: readonly DrawnLine[]): ReadonlyMap<string, TajwidPiece[]> {
  const ayat = new Map<string, DrawnWord[]>();
  for (const word of lines.flatMap((line) => (line.kind === "words" ? line.words : []))) {
    const { sura, aya } = word.place;
    const words = ayat.get(`${sura}:${aya}`) ?? [];
    if (!word.isMarker) words.push(word);
    ayat.set(`${sura}:${aya}`, words);
  }
  const pieces = new Map<string, TajwidPiece[]>();
  for (const words of ayat.values()) {
    const found = tajwidOf(words.map(({ stored }) => stored));
    for (const [at, word] of words.entries()) {
      const segments = found[at] ?? [];
      if (segments.length > 0) pieces.set(wordKey(word.place), tajwidPieces(word, segments));
    }
  }
  return pieces;
}
