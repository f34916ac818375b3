import type { EarMap, MinimalPair, RulesOfPupil } from "@riwaq/contracts/memory/ear";
import { LETTER_PAIRS } from "@riwaq/domain/learning/marks/kinds";
import { MARKED_RULES, isTold } from "@riwaq/domain/memory/rules";

import { CHILD } from "./build-memory.ts";

/** Two words that differ in one sound, both recorded. */
export const buildPair = (change: Partial<MinimalPair> = {}): MinimalPair => ({
  id: "00000000-0000-4000-8000-0000000000e1",
  pair: "ح/ه",
  first_word: "حرم",
  second_word: "هرم",
  spoken: ["first", "second"],
  version: 3,
  made_by: "Youssef",
  can_change: false,
  ...change,
});

const sums = (heard: number, right: number) => ({ heard, right });
const NOTHING_HEARD = sums(0, 0);

/** ح and ه are exchanged often, ق and ك sometimes, ص and س fade, and all others are quiet. */
export function buildEarMap(): EarMap {
  const states = new Map([
    ["ح/ه", "often"],
    ["ق/ك", "sometimes"],
    ["ص/س", "fading"],
  ] as const);
  const months: [number, number, number] = [0, 0, 0];
  const rest = LETTER_PAIRS.filter((pair) => !states.has(pair as "ح/ه"));
  const order = [...states.keys(), ...rest];
  const pairs = order.map((pair): EarMap["pairs"][number] => ({
    pair,
    state: states.get(pair as "ح/ه") ?? "quiet",
    months,
    ...NOTHING_HEARD,
    can_drill: pair === "ح/ه",
  }));
  return { student_id: CHILD, name: "Yasmine", today: "2026-11-21", pairs };
}

export const buildRules = (change: Partial<RulesOfPupil> = {}): RulesOfPupil => ({
  student_id: CHILD,
  name: "Yasmine",
  from: "2026-08-24",
  until: "2026-11-21",
  hearings: 4,
  rules: MARKED_RULES.map((rule) => ({
    rule,
    opportunities: isTold(rule) ? 40 : null,
    errors: rule === "ghunnah" ? 3 : 0,
    elsewhere: rule === "madd" ? 1 : 0,
  })),
  ...change,
});
