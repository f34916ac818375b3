import { describe, expect, it } from "vitest";

import { exampleWeek, USUAL_WEEK } from "./example-week.ts";

const HOUR = 60;

function cairoHours(now: string) {
  return exampleWeek(Date.parse(now)).lessons.map(({ clocks }) => clocks[1].minuteOfDay / HOUR);
}

describe("the example week", () => {
  it.each([
    ["winter", "2026-01-14T12:00:00Z", [19, 19.5, 11], "one"],
    ["summer", "2026-07-15T12:00:00Z", [19, 19.5, 11], "one"],
    ["April, when only Paris has changed", "2026-04-08T12:00:00Z", [18, 18.5, 10], "same"],
    ["the week in which Egypt changes", "2026-04-22T12:00:00Z", [18, 18.5, 11], "changing"],
    ["the week after Paris has gone back", "2026-10-28T12:00:00Z", [20, 20.5, 11], "changing"],
  ])("shows Cairo's hour in %s", (_, now, hours, gap) => {
    expect(cairoHours(now)).toEqual(hours);
    expect(exampleWeek(Date.parse(now)).gap).toBe(gap);
  });

  it("keeps the family's hour all year", () => {
    for (let week = 0; week < 53; week += 1) {
      const { lessons } = exampleWeek(USUAL_WEEK + week * 7 * 86_400_000);
      expect(lessons.map(({ clocks }) => clocks[0].minuteOfDay / HOUR)).toEqual([18, 18.5, 10]);
    }
  });

  it("is the week from Monday to Sunday in Paris", () => {
    const starts = (now: string) =>
      exampleWeek(Date.parse(now)).lessons.map(({ instant }) => new Date(instant).toISOString());
    const week = [
      "2026-11-24T17:00:00.000Z",
      "2026-11-26T17:30:00.000Z",
      "2026-11-28T09:00:00.000Z",
    ];
    expect(starts("2026-11-22T23:30:00Z")).toEqual(week);
    expect(starts("2026-11-29T22:30:00Z")).toEqual(week);
    expect(starts("2026-11-29T23:30:00Z")).not.toEqual(week);
  });

  it("is usual where a page is written", () => {
    expect(exampleWeek(USUAL_WEEK).gap).toBe("one");
  });
});
