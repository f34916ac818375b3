import { expect, it } from "vitest";

import { buildSession } from "../../../../../test/build-session.ts";
import { comingAndPast } from "./session-order.ts";

const at = (starts_at: string, ends_at: string) => buildSession({ starts_at, ends_at });

it("tells what comes, nearest first, from what is over, latest first", () => {
  const lastWeek = at("2026-11-17T17:00:00Z", "2026-11-17T18:00:00Z");
  const yesterday = at("2026-11-23T17:00:00Z", "2026-11-23T18:00:00Z");
  const underWay = at("2026-11-24T17:00:00Z", "2026-11-24T18:00:00Z");
  const nextWeek = at("2026-12-01T17:00:00Z", "2026-12-01T18:00:00Z");
  const now = Date.parse("2026-11-24T17:59:59Z");
  const newestFirst = [nextWeek, underWay, yesterday, lastWeek];
  const expected = { coming: [underWay, nextWeek], past: [yesterday, lastWeek] };
  expect(comingAndPast(newestFirst, now)).toEqual(expected);
  expect(comingAndPast(newestFirst.toReversed(), now)).toEqual(expected);
});

it("counts a lesson as over from the instant at which it ends", () => {
  const lesson = at("2026-11-24T17:00:00Z", "2026-11-24T18:00:00Z");
  expect(comingAndPast([lesson], Date.parse("2026-11-24T18:00:00Z")).past).toEqual([lesson]);
});
