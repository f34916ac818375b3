import { describe, expect, it } from "vitest";

import { addDays, boundsOf, daysOf, firstDayOf, sevenDaysFrom, weekOf } from "./week-slots.ts";

describe("a week", () => {
  it("begins on Monday, and on Saturday in Arabic", () => {
    expect(weekOf("2026-11-26", firstDayOf("fr"))[0]).toBe("2026-11-23");
    expect(weekOf("2026-11-26", firstDayOf("ar"))[0]).toBe("2026-11-21");
    expect(weekOf("2026-11-23", firstDayOf("en")).at(-1)).toBe("2026-11-29");
  });

  it("or on any day that is asked for", () => {
    const dates = sevenDaysFrom("2026-12-28");
    expect(dates).toHaveLength(7);
    expect([dates[0], dates[4], dates[6]]).toEqual(["2026-12-28", "2027-01-01", "2027-01-03"]);
  });

  it("has an hour more or less where the clocks change", () => {
    const week = weekOf("2027-03-24", firstDayOf("fr"));
    expect(boundsOf(week, "Europe/Paris")).toEqual({
      from: "2027-03-21T23:00:00.000Z",
      to: "2027-03-28T22:00:00.000Z",
    });
  });

  it("goes past the end of a month and of a year", () => {
    expect(addDays("2026-12-28", 7)).toBe("2027-01-04");
    expect(addDays("2027-01-04", -7)).toBe("2026-12-28");
  });
});

describe("its days", () => {
  const dates = ["2026-11-24", "2026-11-25"];

  it("take the starts of the reader's own date", () => {
    const starts = ["2026-11-24T22:30:00.000Z", "2026-11-24T23:30:00.000Z"];
    const days = daysOf(starts, dates, "Europe/Paris");
    expect(days.map(({ slots }) => slots.map(({ start }) => start))).toEqual(
      starts.map((start) => [start]),
    );
  });

  it.each([
    ["2026-11-24T10:30:00.000Z", 690, "morning"],
    ["2026-11-24T11:00:00.000Z", 720, "afternoon"],
    ["2026-11-24T15:59:00.000Z", 1019, "afternoon"],
    ["2026-11-24T16:00:00.000Z", 1020, "evening"],
  ] as const)("%s is minute %i in Paris, the %s", (start, minute, part) => {
    const [day] = daysOf([start], dates, "Europe/Paris");
    expect(day?.slots).toEqual([{ start, date: "2026-11-24", minute, part }]);
  });

  it("leave out what lies in another week, and stay where nothing is free", () => {
    expect(daysOf(["2026-12-01T10:00:00.000Z"], dates, "Europe/Paris")).toEqual([
      { date: "2026-11-24", slots: [] },
      { date: "2026-11-25", slots: [] },
    ]);
  });
});
