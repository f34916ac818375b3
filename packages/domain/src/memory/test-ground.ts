import type { MarkKind } from "../learning/marks/kinds.ts";
/** What of the print a test may ask for, and which of its lines were recited in one. */
import { pageOf } from "../learning/mushaf/divisions.ts";
import type { StoredLine } from "../learning/mushaf/pages.ts";
import { type Passage, WHOLE_AYA, isInPassage } from "../learning/mushaf/passages.ts";
import { type WordPlace, compareWords } from "../learning/mushaf/words.ts";
import { type Place, placeNumber } from "../learning/quran/places.ts";
import { type Lines, isWhole, maskOf } from "./lines.ts";
import type { TestAya } from "./questions.ts";

export type LinesOfPage = (page: number) => readonly StoredLine[];

/** A page of which somebody holds these lines: a bit for each. */
export type HeldPage = { page: number; known: number };

type Ground = {
  held: readonly HeldPage[];
  /** The first and the last aya that may be asked for. */
  range: { from: Place; to: Place };
  linesOfPage: LinesOfPage;
  /** How many words an aya has, its marker not counted. */
  wordsIn: (place: Place) => number;
  isLinked: (place: Place) => boolean;
};

/** The ayat of a range of which every line is held, in the order of the Quran. */
export function ayatToAsk(ground: Ground): TestAya[] {
  const { from, to } = ground.range;
  const [first, last] = [placeNumber(from), placeNumber(to)];
  return ground.held
    .filter(({ page }) => page >= pageOf(from) && page <= pageOf(to))
    .toSorted((one, other) => one.page - other.page)
    .flatMap((page) => ayatHeldOn(page, ground))
    .filter(({ place }) => placeNumber(place) >= first && placeNumber(place) <= last);
}

function ayatHeldOn({ page, known }: HeldPage, ground: Ground): TestAya[] {
  const ayat = new Map<number, TestAya & { isHeld: boolean }>();
  ground.linesOfPage(page).forEach((line, at) => {
    const isHeld = (known & (1 << at)) !== 0;
    for (const { place, share } of sharesOf(line, ground.wordsIn)) {
      const number = placeNumber(place);
      const before = ayat.get(number);
      const lines = (before?.lines ?? 0) + share;
      const isWholeHeld = isHeld && before?.isHeld !== false;
      ayat.set(number, { place, lines, isLinked: ground.isLinked(place), isHeld: isWholeHeld });
    }
  });
  return [...ayat.values()].flatMap(({ isHeld, ...aya }) => (isHeld ? [aya] : []));
}

/** Of each aya on a line the part of the line that it fills. */
function sharesOf(line: StoredLine, wordsIn: Ground["wordsIn"]) {
  if (line[0] !== "a") return [];
  const [, sura, firstAya, firstWord, , lastAya, lastWord] = line;
  const shares: Array<{ place: Place; share: number }> = [];
  for (let aya = firstAya; aya <= lastAya; aya += 1) {
    const end = aya === lastAya ? lastWord : wordsIn({ sura, aya }) + 1;
    const words = end - (aya === firstAya ? firstWord : 1) + 1;
    shares.push({ place: { sura, aya }, share: words });
  }
  const all = shares.reduce((sum, { share }) => sum + share, 0);
  return shares.map(({ place, share }) => ({ place, share: share / all }));
}

/** The words that a question is about. */
export const passageOf = ({ from, to }: { from: Place; to: Place }): Passage => ({
  from: { ...from, word: 1 },
  to: { ...to, word: WHOLE_AYA },
});

/** Lines of a page that were recited in one go, and what was marked in them; null is the whole page. */
export type RecitedLines = { page: number; lines: Lines | null; kinds: MarkKind[] };

type Recited = {
  questions: ReadonlyArray<{ from: Place; to: Place }>;
  marks: ReadonlyArray<{ kind: MarkKind; place: WordPlace }>;
};

/** Each run of lines of each page once, also where several questions met there. */
export function recitedLines(
  { questions, marks }: Recited,
  linesOfPage: LinesOfPage,
): RecitedLines[] {
  const passages = questions.map(passageOf);
  const masks = new Map<number, number>();
  for (const passage of passages) {
    for (let page = pageOf(passage.from); page <= pageOf(passage.to); page += 1) {
      masks.set(page, (masks.get(page) ?? 0) | maskIn(passage, linesOfPage(page)));
    }
  }
  return [...masks]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([page, mask]) => {
      const stored = linesOfPage(page);
      const here = marks.filter(({ place }) => pageOf(place) === page);
      return runsOf(withHeaders(mask, stored)).map((lines) => ({
        page,
        lines: isWhole(maskOf(lines, page), page) ? null : lines,
        kinds: here.flatMap(({ kind, place }) => {
          const line = lineOf(stored, place);
          return line >= lines.first && line <= lines.last ? [kind] : [];
        }),
      }));
    });
}

/** Counted from 1; 0 where the page has no such word. */
const lineOf = (stored: readonly StoredLine[], word: WordPlace): number =>
  stored.findIndex((line) => {
    const ends = endsOf(line);
    return ends !== null && isInPassage(ends, word);
  }) + 1;

function maskIn({ from, to }: Passage, stored: readonly StoredLine[]): number {
  return stored.reduce((mask, line, at) => {
    const ends = endsOf(line);
    const isIn = ends && compareWords(from, ends.to) <= 0 && compareWords(ends.from, to) <= 0;
    return isIn ? mask | (1 << at) : mask;
  }, 0);
}

function endsOf(line: StoredLine): Passage | null {
  if (line[0] !== "a") return null;
  const [, sura, firstAya, firstWord, , lastAya, lastWord] = line;
  return {
    from: { sura, aya: firstAya, word: firstWord },
    to: { sura, aya: lastAya, word: lastWord },
  };
}

/** The header of a sura, and its basmala, go with the line below them. */
function withHeaders(mask: number, stored: readonly StoredLine[]): number {
  let all = mask;
  for (let at = stored.length - 2; at >= 0; at -= 1) {
    if (stored[at]?.[0] !== "a" && (all & (1 << (at + 1))) !== 0) all |= 1 << at;
  }
  return all;
}

function runsOf(mask: number): Lines[] {
  const runs: Lines[] = [];
  for (let line = 1; mask >> (line - 1) !== 0; line += 1) {
    if ((mask & (1 << (line - 1))) === 0) continue;
    const run = runs.at(-1);
    if (run?.last === line - 1) run.last = line;
    else runs.push({ first: line, last: line });
  }
  return runs;
}
