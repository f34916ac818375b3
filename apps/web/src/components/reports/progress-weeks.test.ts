import { expect, it } from "vitest";

import { buildProgress } from "../../../test/build-report.ts";
import { groundSoFar, groundsOf, shownWeeks, weeksWithLessons } from "./progress-weeks.ts";

const { weeks } = buildProgress();
const [first, between, last] = weeks as [Week, Week, Week];
type Week = (typeof weeks)[number];

it("ground adds up over the weeks", () => {
  expect(groundSoFar(weeks, "ayat").map(({ total }) => total)).toEqual([12, 12, 30]);
});

it("is shown in the terms that have any, the most usual first", () => {
  expect(groundsOf(weeks)).toEqual(["ayat"]);
  const mixed = [
    { ...first, pages: 2 },
    { ...between, pages: 3 },
    { ...last, pages: 1 },
  ];
  expect(groundsOf(mixed)).toEqual(["pages", "ayat"]);
});

it("a picture shows the last half-year, a table the weeks with lessons, newest first", () => {
  expect(shownWeeks(Array.from({ length: 53 }, () => first))).toHaveLength(26);
  expect(weeksWithLessons(weeks)).toEqual([last, first]);
});
