import type { MinimalPair } from "@riwaq/contracts/memory/ear";
import { expect, it } from "vitest";

import { buildEarMap, buildPair } from "../../../../../test/build-ear.ts";
import { ROUNDS, answersOf, drillOf } from "./drill.ts";

const map = buildEarMap().pairs;
const counting = () => {
  let at = 0;
  return () => ((at += 1) % 4) / 4;
};
const soundsOf = (pairs: readonly MinimalPair[], only?: string) => [
  ...new Set(drillOf(pairs, map, { only, random: counting() }).map(({ pair }) => pair.pair)),
];
const all = [
  buildPair({ id: "1", pair: "ق/ك" }),
  buildPair({ id: "2", pair: "ح/ه" }),
  buildPair({ id: "3", pair: "ص/س" }),
  buildPair({ id: "4", pair: "ط/ت" }),
];

it("has ten words of the three sounds that are exchanged most, in turn", () => {
  expect(drillOf(all, map, { random: counting() })).toHaveLength(ROUNDS);
  expect(soundsOf(all)).toEqual(["ح/ه", "ق/ك", "ص/س"]);
});

it("keeps to one sound where one was chosen", () => {
  expect(soundsOf(all, "ط/ت")).toEqual(["ط/ت"]);
  expect(soundsOf(all, "خ/غ")).toEqual([]);
});

it("leaves out words that cannot both be heard", () => {
  expect(soundsOf([buildPair({ spoken: ["first"] })])).toEqual([]);
});

it("plays both words of a pair", () => {
  const sides = drillOf(all, map, { random: counting() }).map(({ side }) => side);
  expect(new Set(sides)).toEqual(new Set(["first", "second"]));
});

it("adds up by pair of sounds", () => {
  const pair = buildPair({});
  const other = buildPair({ id: "5", pair: "ق/ك" });
  const answered = [
    { pair, side: "first", chosen: "first" },
    { pair, side: "second", chosen: "first" },
    { pair: other, side: "second", chosen: "second" },
  ] as const;
  expect(answersOf(answered).map((one) => Object.values(one))).toEqual([
    ["ح/ه", 2, 1],
    ["ق/ك", 1, 1],
  ]);
});
