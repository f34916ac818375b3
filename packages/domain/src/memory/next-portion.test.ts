import { expect, it } from "vitest";

import type { Lines } from "./lines.ts";
import { nextPortion } from "./next-portion.ts";
import { type Review, replayPage } from "./page-memory.ts";

const rules = { recentDays: 14 };
const memory = (page: number, lines: Lines | null, grade: 2 | 3 = 3) =>
  replayPage(page, [{ day: 20_000, by: "teacher", grade, lines } satisfies Review], rules)!;
const lines = (first: number, last: number) => ({ first, last });

it("is nothing where nothing was given yet", () => {
  expect(nextPortion([], [])).toBeNull();
});

it("is the same portion until its lines are known, then as many lines after it, then the whole page", () => {
  const given = [{ page: 300, lines: lines(1, 6) }];
  expect(nextPortion(given, [])).toEqual(given[0]);
  expect(nextPortion(given, [memory(300, lines(1, 6))])).toEqual({
    page: 300,
    lines: lines(7, 12),
  });
  const last = [{ page: 300, lines: lines(13, 15) }];
  expect(nextPortion(last, [memory(300, lines(13, 15))])).toEqual({ page: 300, lines: null });
  expect(nextPortion(last, [memory(300, null, 2)])).toEqual({ page: 300, lines: null });
});

it("goes to the next page once a page is learnt, forwards or backwards as before", () => {
  const given = { page: 300, lines: lines(1, 5) };
  const held = [memory(300, null)];
  expect(nextPortion([given], held)).toEqual({ page: 301, lines: lines(1, 5) });
  expect(nextPortion([given, { page: 301, lines: null }], held)?.page).toBe(299);
  expect(nextPortion([given], [...held, memory(301, null)])?.page).toBe(302);
  expect(nextPortion([{ page: 604, lines: null }], [memory(604, null)])).toBeNull();
});
