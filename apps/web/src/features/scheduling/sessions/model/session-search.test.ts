import { describe, expect, it } from "vitest";

import { buildSession } from "../../../../../test/build-session.ts";
import { findSessions, parseSessionSearch } from "./session-search.ts";

describe("what the address holds", () => {
  it.each([
    [{}, {}],
    [
      { q: "ines", status: "completed" },
      { q: "ines", status: "completed" },
    ],
    [{ q: "", status: "all" }, {}],
    [{ q: 12 }, { q: "12" }],
    [{ q: ["a"], status: "missed" }, {}],
    [{ page: 2, status: 3 }, {}],
    [{ view: "week" }, { view: "week" }],
    [{ view: "month" }, {}],
    [{ new: "pupil-1" }, { new: "pupil-1" }],
    [{ new: 7 }, {}],
    [{ cancel: "lesson-1" }, { cancel: "lesson-1" }],
    [{ cancel: ["lesson-1"] }, {}],
    [{ lesson: "lesson-1" }, { lesson: "lesson-1" }],
    [{ lesson: 7 }, {}],
  ])("%j is read as %j", (raw, expected) => {
    expect(parseSessionSearch(raw)).toEqual(expected);
  });
});

describe("finding sessions", () => {
  const held = buildSession({ status: "Completed", students_names: ["سارة التازي"] });
  const planned = buildSession({ students_names: ["Inès Lambert", "Yanis Lambert"] });
  const missed = buildSession({ status: "Missed", students_names: ["Inès Lambert"] });
  const all = [held, planned, missed];

  it("shows everything where nothing is asked", () => {
    expect(findSessions(all, {})).toEqual(all);
  });

  it("filters by status; a missed one comes under all only", () => {
    expect(findSessions(all, { status: "completed" })).toEqual([held]);
    expect(findSessions(all, { status: "scheduled" })).toEqual([planned]);
    expect(findSessions(all, { status: "cancelled" })).toEqual([]);
  });

  it("finds any of the students, whatever the accents", () => {
    expect(findSessions(all, { q: "yanis" })).toEqual([planned]);
    expect(findSessions(all, { q: "INES" })).toEqual([planned, missed]);
    expect(findSessions(all, { q: "ساره" })).toEqual([held]);
  });

  it("asks for both at once", () => {
    expect(findSessions(all, { q: "ines", status: "scheduled" })).toEqual([planned]);
  });
});
