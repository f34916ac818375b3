import fc from "fast-check";
import { expect, test } from "vitest";

import { minutesFromTime, MINUTES_PER_DAY, timeFromMinutes } from "./wall-time.ts";

test.each([
  ["00:00", 0],
  ["00:00:00", 0],
  ["09:30", 570],
  ["09:00:30", 540.5],
  ["23:59:00", 1439],
])("%s is minute %d", (time, minutes) => {
  expect(minutesFromTime(time)).toBe(minutes);
});

test.each(["", "9:00", "24:00", "12:60", "12:00:60", "12", " 12:00", "12:00\n", "12:00Z", "-1:00"])(
  "%j is malformed",
  (time) => {
    expect(minutesFromTime(time)).toBeNull();
  },
);

test("midnight at the end of the day is written 00:00:00", () => {
  expect(timeFromMinutes(MINUTES_PER_DAY)).toBe("00:00:00");
});

test("what is no whole minute of a day is refused", () => {
  for (const minutes of [-1, 1441, 0.5, Number.NaN]) {
    expect(() => timeFromMinutes(minutes)).toThrow(RangeError);
  }
});

test("writing and reading give the same minute", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(minutesFromTime(timeFromMinutes(minutes))).toBe(minutes);
    }),
  );
});
