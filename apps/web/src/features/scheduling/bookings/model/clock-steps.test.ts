import type { Occurrence } from "@riwaq/contracts/scheduling/bookings";
import { expect, it } from "vitest";

import { clockStepsOf } from "./clock-steps.ts";

const at = (starts_at: string): Occurrence => ({
  starts_at,
  ends_at: starts_at,
  on: starts_at.slice(0, 10),
  state: "ok",
  is_booked: true,
});

it("names each lesson before which one side's clock has changed, and by how much", () => {
  const tuesdays = [
    "2027-03-23T17:00Z",
    "2027-03-30T16:00Z",
    "2027-04-27T16:00Z",
    "2027-05-04T16:00Z",
  ];
  expect([...clockStepsOf(tuesdays.map(at), "Europe/Paris", "Africa/Cairo")]).toEqual([
    ["2027-03-30T16:00Z", -3_600_000],
    ["2027-05-04T16:00Z", 3_600_000],
  ]);
});

it("two cities that change together never part", () => {
  const lessons = ["2027-03-23T17:00Z", "2027-03-30T16:00Z"].map(at);
  expect(clockStepsOf(lessons, "Europe/Paris", "Europe/Brussels").size).toBe(0);
});
