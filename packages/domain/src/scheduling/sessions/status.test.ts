import { expect, test } from "vitest";

import {
  BLOCKING_STATUSES,
  isJoinable,
  matchesFilter,
  SESSION_FILTERS,
  SESSION_STATUSES,
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
