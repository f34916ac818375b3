import type { LeaveLesson, Substitute } from "@riwaq/contracts/scheduling/cover";
import { expect, it } from "vitest";

import { bestForAll } from "./best-for-all.ts";
import { parseLeaveSearch } from "./leave-search.ts";

const substitute = (id: string): Substitute => ({
  teacher_id: id,
  name: id,
  fault: null,
  reasons: [],
  minutes_that_week: 0,
});

const lesson = (id: string, hour: string, who: string[], change: Partial<LeaveLesson> = {}) => ({
  session_id: id,
  starts_at: `2026-12-01T${hour}:00Z`,
  ends_at: `2026-12-01T${hour.slice(0, 3)}45:00Z`,
  students: ["Inès"],
  programme: null,
  state: "open" as const,
  cover: null,
  proposals: who.map(substitute),
  could: who.length,
  ...change,
});

it("takes the best for each lesson, and the next one for a second lesson at that hour", () => {
  const lessons = [
    lesson("a", "10:00", ["salma", "karim"]),
    lesson("b", "10:30", ["salma", "karim"]),
    lesson("c", "10:15", ["salma"]),
    lesson("d", "12:00", ["salma"]),
    lesson("e", "13:00", []),
    lesson("f", "14:00", ["salma"], { state: "kept" }),
  ];
  expect(bestForAll(lessons).map((one) => `${one.session_id} ${one.substitute_id}`)).toEqual([
    "a salma",
    "b karim",
    "d salma",
  ]);
});

it("an address that says nonsense asks for all that is not over", () => {
  expect(parseLeaveSearch({ view: "odd", page: -3 })).toEqual({});
  expect(parseLeaveSearch({ view: "open", page: 2 })).toEqual({ page: 2 });
  expect(parseLeaveSearch({ view: "past", page: 1 })).toEqual({ view: "past" });
});
