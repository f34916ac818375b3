import { expect, it } from "vitest";

import { dateOf, dayOf } from "./days.ts";
import { rhythmOf } from "./rhythm.ts";

const TUESDAY = dayOf("2026-03-10");

it("counts a day once, in the week of its Monday", () => {
  const days = ["2026-03-02", "2026-03-02", "2026-03-08", "2026-03-09"].map(dayOf);
  const weeks = rhythmOf(days, 2, TUESDAY).map(({ week, evenings }) => [dateOf(week), evenings]);
  expect(weeks).toEqual([
    ["2026-03-02", 2],
    ["2026-03-09", 1],
  ]);
});

it("leaves out what is older, and has a week for nothing too", () => {
  expect(rhythmOf([dayOf("2026-01-01")], 3, TUESDAY).map(({ evenings }) => evenings)).toEqual([
    0, 0, 0,
  ]);
});
