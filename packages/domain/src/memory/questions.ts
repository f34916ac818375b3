/** What is asked in a test: to recite from a place on. */
import { type Place, placeNumber } from "../learning/quran/places.ts";

export type TestQuestion = {
  from: Place;
  to: Place;
  /** A place by chance, or one that resembles another. */
  kind: "random" | "similar";
  /** Instants (ms); null until it is so. */
  askedAtMs: number | null;
  answeredAtMs: number | null;
};

export const QUESTION_LIMITS = { count: { min: 1, max: 20 }, lines: { min: 2, max: 30 } } as const;

/** An aya that may be asked for: on how many lines of the print it stands, as a part of them. */
export type TestAya = {
  place: Place;
  lines: number;
  /** The teacher linked it with another for this pupil. */
  isLinked: boolean;
};

type Asking = {
  /** In the order of the Quran. */
  ayat: readonly TestAya[];
  count: number;
  lines: number;
  /** Whether the text has another aya much like it; asked of few. */
  resembles: (place: Place) => boolean;
  /** From 0 to below 1, as `Math.random`; the same numbers make the same questions. */
  random: () => number;
};

/**
 * Questions in the order of the Quran, evenly over what may be asked: it is cut into as many parts of the same length as there
 * are questions, and each is asked in one of them. In a part an aya that is linked with another comes first; in every second
 * one, where none is, an aya that resembles another; else chance decides. Each goes on over whole ayat that follow each
 * other, until it has so many lines or what may be asked is interrupted. Of fewer ayat than questions each is asked once.
 */
export function makeQuestions(asking: Asking): TestQuestion[] {
  const { ayat, lines } = asking;
  const parts = partsOf(asking);
  return parts.map((part, at) => {
    const { start, isSimilar } = chooseIn(part, { ...asking, mayResemble: at % 2 === 0 });
    return {
      from: (ayat[start] as TestAya).place,
      to: (ayat[endOf(ayat, start, lines)] as TestAya).place,
      kind: isSimilar ? "similar" : "random",
      askedAtMs: null,
      answeredAtMs: null,
    };
  });
}

/** Numbers of ayat, of each question those in which it may begin; no part is empty. */
function partsOf({ ayat, count }: Asking): number[][] {
  const questions = Math.min(count, ayat.length);
  const total = ayat.reduce((sum, { lines }) => sum + lines, 0);
  const parts: number[][] = Array.from({ length: questions }, () => []);
  let [before, part] = [0, 0];
  ayat.forEach(({ lines }, at) => {
    const wanted = total === 0 ? 0 : Math.floor((before * questions) / total);
    // Never so far on that a part stays empty, nor so far back that there are too few ayat for those that follow.
    const isFilled = (parts[part] as number[]).length > 0;
    const mustGoOn = questions - 1 - part >= ayat.length - at;
    if (isFilled && part < questions - 1 && (wanted > part || mustGoOn)) part += 1;
    (parts[part] as number[]).push(at);
    before += lines;
  });
  return parts;
}

type Choosing = Asking & { mayResemble: boolean };

function chooseIn(
  part: readonly number[],
  { ayat, lines, resembles, random, mayResemble }: Choosing,
): { start: number; isSimilar: boolean } {
  // From the end of what may be asked, too little could be recited.
  const long = part.filter((at) => linesFrom(ayat, at, lines) >= Math.min(lines, 2));
  const starts = long.length > 0 ? long : part;
  const linked = starts.filter((at) => ayat[at]?.isLinked);
  if (linked.length > 0) return { start: pick(linked, random), isSimilar: true };
  const shuffled = mayResemble ? shuffle(starts, random).slice(0, TRIED) : [];
  const alike = shuffled.find((at) => resembles((ayat[at] as TestAya).place));
  if (alike !== undefined) return { start: alike, isSimilar: true };
  return { start: pick(starts, random), isSimilar: false };
}

/** Whether an aya resembles another takes time. */
const TRIED = 12;

const pick = (from: readonly number[], random: () => number): number =>
  from[Math.floor(random() * from.length)] as number;

function shuffle(numbers: readonly number[], random: () => number): number[] {
  return numbers
    .map((number) => ({ number, by: random() }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ number }) => number);
}

const follows = (one: TestAya | undefined, next: TestAya | undefined): boolean =>
  one !== undefined && next !== undefined && placeNumber(next.place) === placeNumber(one.place) + 1;

function endOf(ayat: readonly TestAya[], start: number, lines: number): number {
  let end = start;
  let recited = ayat[start]?.lines ?? 0;
  while (recited < lines && follows(ayat[end], ayat[end + 1])) {
    end += 1;
    recited += ayat[end]?.lines ?? 0;
  }
  return end;
}

function linesFrom(ayat: readonly TestAya[], start: number, lines: number): number {
  const end = endOf(ayat, start, lines);
  return ayat.slice(start, end + 1).reduce((sum, aya) => sum + aya.lines, 0);
}

/** Numbers from 0 to below 1 that look like chance, and are the same for the same seed (Mulberry32). */
export function randomOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
