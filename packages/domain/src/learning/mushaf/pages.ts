/** A page of the mushaf as it is drawn: its lines, and on each the words with their places. */
import type { Place } from "../quran/places.ts";
import { AYAT_OF } from "../quran/suras.ts";
import { QUARTER_SIGN, ayaMarker, displayBasmala, displayWord } from "./display.ts";
import { type WordPlace, splitWords } from "./words.ts";

/**
 * A line as the layout has it: the header of a sura, its basmala, or words from the first to the last, sura, aya and
 * word of each; with a 1 after them a line of words is centred and not justified.
 */
export type StoredLine =
  | readonly ["h", number]
  | readonly ["b", number]
  | readonly ["a", number, number, number, number, number, number, 1?];

export type DrawnWord = {
  place: WordPlace;
  /** As it is drawn; the sign of a quarter, where one begins, comes before it. */
  text: string;
  /** The stored form: what is copied, searched and read aloud. Of a marker nothing. */
  stored: string;
  isMarker: boolean;
};

export type DrawnLine =
  | { kind: "header"; sura: number }
  | { kind: "basmala"; sura: number; text: string }
  | { kind: "words"; words: DrawnWord[]; isCentred: boolean };

/** What a page is drawn from. */
export type PageSource = {
  /** The stored text of an aya; undefined of one that is not at hand. */
  ayaText(place: Place): string | undefined;
  /** The stored basmala; every page that has one has it. */
  basmala(sura: number): string;
  /** Whether the print has the sign of a quarter before this aya. */
  hasQuarterSign(place: Place): boolean;
};

/** The lines of a page, drawn. The aya after its last one is needed where it is of the same sura. */
export function drawPage(lines: readonly StoredLine[], source: PageSource): DrawnLine[] {
  const wordsOf = remembered(source);
  return lines.map((line): DrawnLine => {
    if (line[0] === "h") return { kind: "header", sura: line[1] };
    if (line[0] === "b") {
      const text = displayBasmala(source.basmala(line[1]));
      return { kind: "basmala", sura: line[1], text };
    }
    return {
      kind: "words",
      words: placesOf(line, wordsOf).map((place) => drawWord(place, { wordsOf, source })),
      isCentred: line[7] === 1,
    };
  });
}

type WordsOf = (place: Place) => readonly string[];

function remembered(source: PageSource): WordsOf {
  const known = new Map<string, readonly string[]>();
  return ({ sura, aya }) => {
    const key = `${sura}:${aya}`;
    const words = known.get(key) ?? splitWords(source.ayaText({ sura, aya }) ?? "");
    known.set(key, words);
    return words;
  };
}

/** Each word and each marker from the first to the last place of a line, which lie in one sura. */
function placesOf(line: StoredLine & { 0: "a" }, wordsOf: WordsOf): WordPlace[] {
  const [, sura, firstAya, firstWord, , lastAya, lastWord] = line;
  const places: WordPlace[] = [];
  for (let aya = firstAya; aya <= lastAya; aya += 1) {
    const end = aya === lastAya ? lastWord : wordsOf({ sura, aya }).length + 1;
    for (let word = aya === firstAya ? firstWord : 1; word <= end; word += 1) {
      places.push({ sura, aya, word });
    }
  }
  return places;
}

type At = { wordsOf: WordsOf; source: PageSource };

function drawWord(place: WordPlace, { wordsOf, source }: At): DrawnWord {
  const { sura, aya, word } = place;
  const words = wordsOf(place);
  const stored = words[word - 1];
  if (stored === undefined) return { place, text: ayaMarker(aya), stored: "", isMarker: true };
  const isLastAya = aya === AYAT_OF[sura - 1];
  const next = words[word] ?? (isLastAya ? undefined : wordsOf({ sura, aya: aya + 1 })[0]);
  const sign = word === 1 && source.hasQuarterSign(place) ? QUARTER_SIGN : "";
  return { place, text: sign + displayWord(stored, next), stored, isMarker: false };
}
