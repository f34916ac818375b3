import { describe, expect, it } from "vitest";

import {
  AT_NOON,
  TODAY,
  buildEvening,
  buildMemory,
  buildPortion,
} from "../../../../../test/build-memory.ts";
import { parsePracticeSearch } from "./practice-search.ts";
import { doneOf, eveningsFrom, keyOfPortion, practiceOf } from "./practice.ts";

const DAY_MS = 86_400_000;
const noon = AT_NOON.getTime();

describe("what is kept of a memory", () => {
  it("is what practice needs, without the plan and without who gave the portion", () => {
    const kept = practiceOf(
      buildMemory({ portion: { page: 582, lines: null, given_at: TODAY, by: "Youssef" } }),
    );
    expect(Object.keys(kept).toSorted()).toEqual([
      "caught_up_on",
      "evenings",
      "is_begun",
      "name",
      "overdue",
      "side",
      "student_id",
      "time_zone",
    ]);
    expect(kept.is_begun).toBe(true);
  });

  it("says whether anything has begun", () => {
    const nothing = { learning: 0, recent: 0, old: 0 };
    expect(practiceOf(buildMemory({ pages: nothing })).is_begun).toBe(false);
  });

  it("goes on with the calendar, also where it was read days ago", () => {
    const practice = practiceOf(buildMemory());
    expect(eveningsFrom(practice, noon).today?.day).toBe(TODAY);
    const tomorrow = eveningsFrom(practice, noon + DAY_MS);
    expect([tomorrow.today?.is_off, tomorrow.coming]).toEqual([true, []]);
    expect(eveningsFrom(practice, noon + 9 * DAY_MS)).toEqual({ today: undefined, coming: [] });
  });

  it("has the day of the pupil, and not of who looks", () => {
    const inCairo = { ...practiceOf(buildMemory()), time_zone: "Africa/Cairo" };
    const late = new Date(`${TODAY}T22:30:00Z`).getTime();
    expect(eveningsFrom(inCairo, late).today?.day).toBe("2026-11-25");
  });
});

describe("what was said of a portion", () => {
  const portion = buildPortion();
  const answer = {
    id: "1",
    by: "2",
    student_id: "3",
    day: TODAY,
    page: portion.page,
    lines: portion.lines,
    verdict: "helped",
    answered_at: `${TODAY}T18:00:00Z`,
  } as const;

  it("is the last word of this device, before the server's", () => {
    const heard = buildPortion({ done: { verdict: "alone", by: "teacher" } });
    const on = { day: TODAY, side: "parent" } as const;
    expect(doneOf(heard, { ...on, waiting: [] })).toEqual({
      verdict: "alone",
      by: "teacher",
      isWaiting: false,
    });
    const waiting = [answer, { ...answer, verdict: "again" } as const];
    expect(doneOf(heard, { ...on, waiting })).toEqual({
      verdict: "again",
      by: "parent",
      isWaiting: true,
    });
  });

  it("is not what was said of other lines, or on another day", () => {
    const on = { day: TODAY, side: "pupil", waiting: [answer] } as const;
    expect(doneOf(buildPortion({ lines: null }), on)).toBeNull();
    expect(doneOf(portion, { ...on, day: "2026-11-25" })).toBeNull();
  });
});

it("an address names a pupil and a portion, or nothing", () => {
  const [portion] = buildEvening().portions;
  expect(keyOfPortion(portion ?? buildPortion())).toBe("sabaq-582");
  expect(parsePracticeSearch({ pupil: "7", portion: "sabaq-582" })).toEqual({
    pupil: "7",
    portion: "sabaq-582",
  });
  expect(parsePracticeSearch({ pupil: 7, portion: "hizb-1" })).toEqual({});
});
