/** A drill of the ear: ten words, and of each which of two it was. */
import type { EarAnswers, EarMap, MinimalPair, WordSide } from "@riwaq/contracts/memory/ear";
import { groupBy } from "@riwaq/domain/group-by";

export const ROUNDS = 10;
/** Sounds at once: more would train nothing. */
const SOUNDS = 3;

export type Round = { pair: MinimalPair; side: WordSide };
export type Answered = Round & { chosen: WordSide };

const isSpoken = ({ spoken }: MinimalPair) => spoken.length === 2;

/**
 * The words of a drill: of one pair of sounds, or of the first three of the map that have recordings, which are those
 * that are exchanged most. `random` gives numbers from 0 to below 1.
 */
export function drillOf(
  pairs: readonly MinimalPair[],
  map: EarMap["pairs"],
  { only, random }: { only?: string | undefined; random: () => number },
): Round[] {
  const spoken = pairs.filter(isSpoken);
  const sounds = map
    .map(({ pair }) => pair)
    .filter((one) => spoken.some(({ pair }) => pair === one));
  const wanted = only === undefined ? sounds.slice(0, SOUNDS) : [only];
  const bySound = groupBy(spoken, ({ pair }) => pair);
  const lists = wanted.flatMap((one) => {
    const list = [...bySound].find(([pair]) => pair === one)?.[1];
    return list ? [list] : [];
  });
  return Array.from({ length: ROUNDS }, (_, at) => lists[at % lists.length]).flatMap((list) => {
    const pair = list?.[Math.floor(random() * list.length)];
    return pair ? [{ pair, side: random() < 0.5 ? ("first" as const) : ("second" as const) }] : [];
  });
}

export const isRight = ({ side, chosen }: Answered): boolean => side === chosen;
export const wordOf = (pair: MinimalPair, side: WordSide): string =>
  side === "first" ? pair.first_word : pair.second_word;

/** By pair of sounds how many words were heard, and how many told. */
export function answersOf(answered: readonly Answered[]): EarAnswers["answers"] {
  return [...groupBy(answered, ({ pair }) => pair.pair)].map(([pair, all]) => ({
    pair,
    heard: all.length,
    right: all.filter(isRight).length,
  }));
}
