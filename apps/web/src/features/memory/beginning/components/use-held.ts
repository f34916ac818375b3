import type { Standing } from "@riwaq/domain/memory/page-memory";
import { useState } from "react";

import { ALL_JUZ, ALL_SURAS, type Said, type Unit, type Way, keyOfUnit } from "../model/held.ts";

const UNITS: ReadonlyMap<string, Unit> = new Map(
  [...ALL_JUZ, ...ALL_SURAS].map((unit) => [keyOfUnit(unit), unit]),
);
const NONE: ReadonlySet<string> = new Set();

/** What is chosen at the moment, and what was said so far. */
export function useHeld() {
  const [way, setWay] = useState<Way>("juz");
  const [chosen, setChosen] = useState(NONE);
  const [said, setSaid] = useState<Said>(new Map());
  const clear = () => setChosen(NONE);
  const onSay = (unit: Unit, standing: Standing) =>
    setSaid((before) => new Map(before).set(keyOfUnit(unit), { unit, standing }));
  return {
    way,
    said,
    chosen,
    clear,
    onSay,
    chooseWay: (next: Way) => {
      setWay(next);
      clear();
    },
    chooseAll: () => {
      const units = way === "juz" ? ALL_JUZ : ALL_SURAS;
      setChosen(new Set(units.map(keyOfUnit)));
    },
    onToggle: (key: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    sayOfChosen: (standing: Standing) => {
      for (const key of chosen) {
        const unit = UNITS.get(key);
        if (unit) onSay(unit, standing);
      }
      clear();
    },
    onRemove: (key: string) =>
      setSaid((before) => new Map([...before].filter(([one]) => one !== key))),
  };
}

export type Choosing = ReturnType<typeof useHeld>;
