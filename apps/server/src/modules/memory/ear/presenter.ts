import { type MinimalPair, WORD_SIDES } from "@riwaq/contracts/memory/ear";

import { type SoundKeeper, mayChangeSound } from "../../people/teachers/sound-keeper.ts";
import { type PairRow, soundOf } from "./queries.ts";

type For = { madeBy: string | null; keeper: SoundKeeper };

export function presentPair(row: PairRow, { madeBy, keeper }: For): MinimalPair {
  return {
    id: row.id,
    pair: row.pair,
    first_word: row.firstWord,
    second_word: row.secondWord,
    spoken: WORD_SIDES.filter((side) => soundOf(row, side).key !== null),
    version: row.version,
    made_by: madeBy ?? "",
    can_change: mayChangeSound(keeper, row.madeById),
  };
}
