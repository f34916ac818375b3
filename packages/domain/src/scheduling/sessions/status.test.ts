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
  ["completed", [], ["Completed"]],
  ["cancelled", ["Cancelled"], ["Cancelled"]],
  ["missed", [], ["Missed"]],
] as const)("a family that asks for %s lessons", (state, coming, over) => {
  expect(statusesOf(state, "coming")).toEqual(coming);
  expect(statusesOf(state, "over")).toEqual(over);
});

test("every lesson that is over is of one state once somebody has said how it went, and before of none", () => {
  const states = SESSION_STATUSES.map((status) => [
    status,
    LESSON_STATES.filter((state) => statusesOf(state, "over").includes(status)).length,
  ]);
  expect(Object.fromEntries(states)).toEqual({
    Scheduled: 0,
    Joined: 0,
    Completed: 1,
    Missed: 1,
    Cancelled: 1,
  });
});
