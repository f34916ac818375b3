import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isDirty, startWeek, weekReducer } from "./week-reducer.ts";
import type { WeekAction, WeekState } from "./week-reducer.ts";
import type { EditedRange } from "./week.ts";

const range = (id: string, day: EditedRange["day"], start: string, end: string) => ({
  id,
  day,
  start,
  end,
});

const sunday = range("a", 1, "09:00", "12:00");
const sundayLate = range("b", 1, "14:00", "17:00");
const monday = range("c", 2, "20:00", "00:00");

const run = (...actions: WeekAction[]) =>
  actions.reduce<WeekState>(weekReducer, startWeek([sunday, sundayLate, monday]));

const hoursOf = (state: WeekState, day: number) =>
  state.ranges.filter((one) => one.day === day).map(({ start, end }) => `${start}-${end}`);

describe("editing", () => {
  test("a new range is 09:00 to 17:00 and stands last on its day", () => {
    expect(hoursOf(run({ type: "add", day: 1 }), 1)).toEqual([
      "09:00-12:00",
      "14:00-17:00",
      "09:00-17:00",
    ]);
  });

  test("every new range has an id of its own", () => {
    const state = run(
      { type: "add", day: 0 },
      { type: "copy", from: 1, to: [3, 4] },
      { type: "add", day: 0 },
    );
    expect(new Set(state.ranges.map(({ id }) => id)).size).toBe(state.ranges.length);
  });

  test("one end of one range changes", () => {
    const state = run({ type: "change", id: "b", end: "18:00" });
    expect(hoursOf(state, 1)).toEqual(["09:00-12:00", "14:00-18:00"]);
    expect(hoursOf(state, 2)).toEqual(["20:00-00:00"]);
  });

  test("what is not there is neither changed nor removed", () => {
    const before = startWeek([sunday]);
    expect(weekReducer(before, { type: "change", id: "x", end: "18:00" })).toBe(before);
    expect(weekReducer(before, { type: "remove", id: "x" })).toBe(before);
    expect(weekReducer(before, { type: "undo" })).toBe(before);
  });
});

describe("undo", () => {
  test("brings a removed range back to its place", () => {
    const removed = run({ type: "remove", id: "a" });
    expect(hoursOf(removed, 1)).toEqual(["14:00-17:00"]);
    expect(removed.undo?.removed).toEqual(sunday);
    expect(hoursOf(weekReducer(removed, { type: "undo" }), 1)).toEqual([
      "09:00-12:00",
      "14:00-17:00",
    ]);
  });

  test("is still offered after an edit of another day, and keeps that edit", () => {
    const state = run(
      { type: "remove", id: "a" },
      { type: "change", id: "c", start: "21:00" },
      { type: "undo" },
    );
    expect(hoursOf(state, 1)).toHaveLength(2);
    expect(hoursOf(state, 2)).toEqual(["21:00-00:00"]);
  });

  test.each<WeekAction>([
    { type: "add", day: 1 },
    { type: "change", id: "b", end: "18:00" },
    { type: "saved" },
  ])("ends with $type on the same day", (action) => {
    expect(run({ type: "remove", id: "a" }, action).undo).toBeNull();
  });
});

describe("copy", () => {
  test("replaces the hours of the other days and leaves the day itself alone", () => {
    const state = run({ type: "copy", from: 1, to: [1, 2, 6] });
    for (const day of [1, 2, 6]) {
      expect(hoursOf(state, day)).toEqual(["09:00-12:00", "14:00-17:00"]);
    }
    expect(state.ranges).toHaveLength(6);
  });

  test("can be undone as a whole", () => {
    const state = run({ type: "copy", from: 1, to: [2, 6] }, { type: "undo" });
    expect(hoursOf(state, 2)).toEqual(["20:00-00:00"]);
    expect(hoursOf(state, 6)).toEqual([]);
  });

  test("to no other day is nothing", () => {
    const before = startWeek([sunday]);
    expect(weekReducer(before, { type: "copy", from: 1, to: [1] })).toBe(before);
  });
});

describe("unsaved changes", () => {
  test("there are none at first, after saving, and after going back by hand", () => {
    expect(isDirty(run())).toBe(false);
    expect(isDirty(run({ type: "add", day: 0 }))).toBe(true);
    expect(isDirty(run({ type: "add", day: 0 }, { type: "saved" }))).toBe(false);
    expect(
      isDirty(
        run({ type: "change", id: "a", end: "13:00" }, { type: "change", id: "a", end: "12:00" }),
      ),
    ).toBe(false);
  });

  test("removing or copying and undoing leaves the week as it was", () => {
    const days = fc.constantFrom(0, 1, 2, 3, 4, 5, 6) as fc.Arbitrary<EditedRange["day"]>;
    const undoable: fc.Arbitrary<WeekAction> = fc.oneof(
      fc.record({ type: fc.constant("remove" as const), id: fc.constantFrom("a", "b", "c") }),
      fc.record({ type: fc.constant("copy" as const), from: days, to: fc.uniqueArray(days) }),
    );
    fc.assert(
      fc.property(undoable, (action) => {
        expect(isDirty(run(action, { type: "undo" }))).toBe(false);
      }),
    );
  });
});
