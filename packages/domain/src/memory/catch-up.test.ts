import { expect, it } from "vitest";

import { caughtUpOn, overdue, planAhead } from "./catch-up.ts";
import { dayOf } from "./days.ts";
import { replayPage } from "./page-memory.ts";
import { type Plan, planDay } from "./plan.ts";

const TODAY = dayOf("2026-05-04");
const plan: Plan = {
  minutes: 30,
  pages: 4,
  cycleDays: 30,
  recentDays: 14,
  daysOff: [6],
  mode: "usual",
  modeUntil: null,
  examPages: null,
};
const held = (pages: number, ago: number) =>
  Array.from({ length: pages }, (_, at) => {
    return replayPage(at + 1, [{ day: TODAY - ago, standing: "rusty" }], plan)!;
  });
const input = (pages: number, ago: number) => ({
  memories: held(pages, ago),
  plan,
  portion: null,
  day: TODAY,
});

it("after a week away no day is fuller than the plan, and it says when it has caught up", () => {
  const asked = input(30, 9);
  const { cycleDays } = planDay(asked);
  expect(overdue(asked, cycleDays)).toBe(30);
  const ahead = planAhead(asked, 20);
  for (const { portions, minutes } of ahead) {
    expect(portions.length).toBeLessThanOrEqual(plan.pages);
    expect(minutes).toBeLessThanOrEqual(plan.minutes);
  }
  const day = caughtUpOn(asked, cycleDays)!;
  expect(day).toBeGreaterThanOrEqual(TODAY + 7);
  expect(day).toBeLessThan(TODAY + 30);
});

it("says nothing where nothing is late, and no day where it takes longer than a month", () => {
  expect(caughtUpOn(input(10, 0), 30)).toBeNull();
  const much = input(300, 90);
  expect(caughtUpOn({ ...much, plan: { ...plan, pages: 1 } }, 30)).toBeNull();
});

it("the coming days are those of the plan, days off among them, and none repeats what was just done", () => {
  const ahead = planAhead(input(12, 2), 7);
  expect(ahead.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => TODAY + at));
  expect(ahead.filter(({ isOff }) => isOff)).toHaveLength(1);
  const [first, second] = ahead.map(({ portions }) => portions.map(({ page }) => page));
  expect(first).toHaveLength(4);
  expect(second!.some((page) => first!.includes(page))).toBe(false);
});
