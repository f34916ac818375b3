import { expect, it } from "vitest";

import { placeOfNow } from "./place-of-now.ts";

const lesson = (hour: number, status: "Scheduled" | "Cancelled" = "Scheduled") => ({
  starts_at: new Date(Date.UTC(2026, 10, 24, hour)).toISOString(),
  ends_at: new Date(Date.UTC(2026, 10, 24, hour + 1)).toISOString(),
  status,
});
const day = [lesson(9), lesson(11, "Cancelled"), lesson(14)];

it.each([
  ["08:00", { before: 0 }],
  ["09:00", { within: 0 }],
  ["10:00", { before: 1 }],
  ["11:30", { before: 2 }],
  ["14:59", { within: 2 }],
  ["15:00", { before: 3 }],
])("at %s the present is %j", (time, place) => {
  expect(placeOfNow(day, Date.parse(`2026-11-24T${time}:00Z`))).toEqual(place);
});
