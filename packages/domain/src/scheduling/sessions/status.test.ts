import { expect, test } from "vitest";

import {
  BLOCKING_STATUSES,
  isJoinable,
  LESSON_STATES,
  matchesFilter,
  SESSION_FILTERS,
  SESSION_STATUSES,
  statusesOf,
} from "./status.ts";

test("every status but Cancelled occupies the hour", () => {
  expect(SESSION_STATUSES.filter((status) => status !== "Cancelled")).toEqual(BLOCKING_STATUSES);
});

test("only a Scheduled session has a Join link", () => {
  expect(SESSION_STATUSES.filter(isJoinable)).toEqual(["Scheduled"]);
});

test("a filter shows the status of its name, and all shows everything", () => {
  const shown = SESSION_FILTERS.map((filter) =>
    SESSION_STATUSES.filter((status) => matchesFilter(status, filter)),
  );
  expect(shown).toEqual([[...SESSION_STATUSES], ["Scheduled"], ["Completed"], ["Cancelled"]]);
});

test.each([
  ["scheduled", ["Scheduled", "Joined"], []],
  ["completed", [], ["Completed", "Scheduled", "Joined"]],
  ["cancelled", ["Cancelled"], ["Cancelled"]],
  ["missed", [], ["Missed"]],
] as const)("a family that asks for %s lessons", (state, coming, over) => {
  expect(statusesOf(state, "coming")).toEqual(coming);
  expect(statusesOf(state, "over")).toEqual(over);
});

test("every lesson that is over is of one state, whatever its status", () => {
  const states = SESSION_STATUSES.map((status) =>
    LESSON_STATES.filter((state) => statusesOf(state, "over").includes(status)),
  );
  expect(states.every((found) => found.length === 1)).toBe(true);
});
