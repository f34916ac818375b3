import { describe, expect, test } from "vitest";

import { NEW_EXCEPTION, readException, wholeDaysOf } from "./exception-values.ts";

const ZONE = "Africa/Cairo";

describe("what is sent", () => {
  test("whole days go from the first midnight to the one after the last day", () => {
    const values = { ...NEW_EXCEPTION, startDate: "2026-12-30", endDate: "2026-12-31" };
    expect(readException(values)).toEqual({
      body: { kind: "time_off", starts: "2026-12-30T00:00", ends: "2027-01-01T00:00", note: "" },
    });
  });

  test("extra hours have hours, whatever was ticked for time off", () => {
    const dates = { startDate: "2026-12-30", endDate: "2026-12-30" };
    expect(readException({ ...NEW_EXCEPTION, ...dates, kind: "extra_hours" })).toEqual({
      body: {
        kind: "extra_hours",
        starts: "2026-12-30T09:00",
        ends: "2026-12-30T17:00",
        note: "",
      },
    });
  });

  test("what is missing is said of the field where it is entered", () => {
    const read = readException({ ...NEW_EXCEPTION, startDate: "2026-12-30" });
    expect(read).toEqual({ errors: { endDate: { type: "contract", message: "required" } } });
    const nothing = readException({ ...NEW_EXCEPTION, note: "x".repeat(201) });
    expect(Object.keys("errors" in nothing ? nothing.errors : {})).toEqual([
      "startDate",
      "endDate",
      "note",
    ]);
  });
});

describe("whole days are known by their midnights on the teacher's wall", () => {
  test.each([
    ["one day", "2026-11-23T22:00:00Z", "2026-11-24T22:00:00Z", ["2026-11-24", "2026-11-24"]],
    ["a week", "2026-11-23T22:00:00Z", "2026-11-30T22:00:00Z", ["2026-11-24", "2026-11-30"]],
    // That Friday has no 00:00 to 00:59.
    [
      "the spring Friday",
      "2027-04-29T22:00:00Z",
      "2027-04-30T21:00:00Z",
      ["2027-04-30", "2027-04-30"],
    ],
  ])("%s", (_what, starts_at, ends_at, [from, to]) => {
    expect(wholeDaysOf({ starts_at, ends_at }, ZONE)).toEqual({ from, to });
  });

  test("hours are no whole days", () => {
    const hours = { starts_at: "2026-11-23T22:00:00Z", ends_at: "2026-11-24T10:00:00Z" };
    expect(wholeDaysOf(hours, ZONE)).toBeNull();
  });
});
