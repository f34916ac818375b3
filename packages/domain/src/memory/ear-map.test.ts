import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LETTER_PAIRS } from "../learning/marks/kinds.ts";
import { EAR_STATES, type Exchange, earMap, earStateOf } from "./ear-map.ts";

const TODAY = 20_000;
const times = (count: number, daysAgo: number): Exchange[] =>
  Array.from({ length: count }, () => ({ pair: "ح/ه" as const, day: TODAY - daysAgo }));
const ofPair = (exchanges: readonly Exchange[]) =>
  earMap(exchanges, [], TODAY).find(({ pair }) => pair === "ح/ه");

describe("the state of a pair", () => {
  it.each([
    [[0, 0, 0], "quiet"],
    [[0, 7, 0], "fading"],
    [[2, 0, 0], "fading"],
    [[9, 9, 1], "sometimes"],
    [[0, 0, 3], "sometimes"],
    [[0, 0, 4], "often"],
  ] as const)("of %j is %s", (months, state) => {
    expect(earStateOf([...months])).toBe(state);
  });

  it("is counted by months of thirty days, and forgets what is older", () => {
    const all = [
      ...times(1, 0),
      ...times(2, 29),
      ...times(3, 30),
      ...times(4, 89),
      ...times(5, 90),
    ];
    expect(ofPair(all)?.months).toEqual([4, 3, 3]);
  });

  it("knows nothing of days to come", () => {
    expect(ofPair(times(3, -1))?.state).toBe("quiet");
  });
});

describe("the map", () => {
  it("has every pair once, the most exchanged first", () => {
    const map = earMap([{ pair: "خ/غ", day: TODAY }, ...times(5, 3)], [], TODAY);
    expect(map.slice(0, 2).map(({ pair }) => pair)).toEqual(["ح/ه", "خ/غ"]);
    expect(map.map(({ pair }) => pair).toSorted()).toEqual([...LETTER_PAIRS].toSorted());
  });

  it("adds up what was heard in drills, which calms nothing", () => {
    const answer = { pair: "ح/ه" as const, heard: 10, right: 9 };
    const answers = [
      { ...answer, day: TODAY },
      { ...answer, day: TODAY - 40 },
      { ...answer, day: TODAY - 200 },
    ];
    const [first] = earMap(times(4, 1), answers, TODAY);
    expect(first).toMatchObject({ pair: "ح/ه", state: "often", heard: 20, right: 18 });
  });
});

const exchange = fc.record({
  pair: fc.constantFrom(...LETTER_PAIRS),
  day: fc.integer({ min: TODAY - 120, max: TODAY }),
});
const calmnessOf = (exchanges: readonly Exchange[]) =>
  new Map(earMap(exchanges, [], TODAY).map(({ pair, state }) => [pair, EAR_STATES.indexOf(state)]));

describe("for any marks", () => {
  it("one mark more never makes a pair calmer, and touches no other pair", () => {
    fc.assert(
      fc.property(fc.array(exchange), exchange, (exchanges, more) => {
        const before = calmnessOf(exchanges);
        for (const [pair, after] of calmnessOf([...exchanges, more])) {
          const was = before.get(pair) ?? 0;
          expect(pair === more.pair ? after >= was : after === was).toBe(true);
        }
      }),
    );
  });

  it("their order changes nothing", () => {
    fc.assert(
      fc.property(fc.array(exchange), (exchanges) => {
        expect(earMap(exchanges.toReversed(), [], TODAY)).toEqual(earMap(exchanges, [], TODAY));
      }),
    );
  });
});
