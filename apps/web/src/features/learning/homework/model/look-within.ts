import { placeNumber } from "@riwaq/domain/learning/quran/places";

import type { LookOf } from "../../../../components/mushaf/mushaf-line.tsx";

type Place = { sura: number; aya: number };

/** The words of a range stand out from what else is on its pages. */
export function lookWithin({ from, to }: { from: Place; to: Place }): LookOf {
  const [first, last] = [placeNumber(from), placeNumber(to)];
  return ({ place }) => {
    const at = placeNumber(place);
    const isChosen = at >= first && at <= last;
    return { isSought: false, isHidden: false, isColoured: false, isChosen };
  };
}
