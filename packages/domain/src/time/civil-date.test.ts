import { expect, test } from "vitest";
import { civilDateMs } from "./civil-date.ts";

test("a date is its midnight in UTC", () => {
  expect(civilDateMs("2026-11-21")).toBe(Date.UTC(2026, 10, 21));
  expect(civilDateMs("2028-02-29")).toBe(Date.UTC(2028, 1, 29));
});

test.each(["", "2026-02-29", "2026-02-30", "2026-13-01", "2026-00-10", "2026-1-1", "21-11-2026"])(
  "%j is no date",
  (date) => {
    expect(civilDateMs(date)).toBeNull();
  },
);
