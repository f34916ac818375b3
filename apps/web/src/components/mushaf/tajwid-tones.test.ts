import { TAJWID_RULES } from "@riwaq/domain/learning/mushaf/tajwid-rules";
import { expect, it } from "vitest";

import { PLAIN_RULES, TAJWID_TONES, toneOf } from "./tajwid-tones.ts";

it("every ruling has one colour or none, and the legend says which", () => {
  const named = [...TAJWID_TONES.flatMap(({ rules }) => [...rules]), ...PLAIN_RULES];
  expect(named.toSorted()).toEqual([...TAJWID_RULES].toSorted());
  expect(PLAIN_RULES.map(toneOf)).toEqual(PLAIN_RULES.map(() => undefined));
  expect([toneOf("madd-lazim"), toneOf("silent"), toneOf(null)]).toEqual([
    "lazim",
    "unread",
    undefined,
  ]);
});
