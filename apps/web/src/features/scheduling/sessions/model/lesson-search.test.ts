import type { ComingLesson } from "@riwaq/contracts/scheduling/sessions";
import { describe, expect, it } from "vitest";

import { buildComingLesson, buildPastLesson } from "../../../../../test/build-session.ts";
import { isNarrowed, parseLessonSearch } from "./lesson-search.ts";
import { sortOut, withEnded } from "./sort-lessons.ts";

const ID = "5c1f2c4e-0b7d-4c59-9a0e-7a1d2f3b4c5d";
const NOW = Date.parse("2026-11-24T17:30:00Z");
const ids = (lessons: ReadonlyArray<Pick<ComingLesson, "id">>) => lessons.map(({ id }) => id);

describe("the address", () => {
  it.each([
    [{}, {}],
    [
      { pupil: ID, teacher: ID, state: "missed" },
      { pupil: ID, teacher: ID, state: "missed" },
    ],
    [{ pupil: "1 or 1=1", teacher: 7, state: "lost", q: "x" }, {}],
  ])("%j holds %j", (raw, search) => {
    expect(parseLessonSearch(raw)).toEqual(search);
    expect(isNarrowed(parseLessonSearch(raw))).toBe(Object.keys(search).length > 0);
  });
});

describe("lessons that were read before", () => {
  const ended = buildComingLesson({ ends_at: "2026-11-24T17:30:00.000Z" });
  const cancelled = buildComingLesson({ status: "Cancelled" });
  const underWay = buildComingLesson({ status: "Joined", students_ids: ["ines"] });
  const later = buildComingLesson({ students_ids: ["yanis"], teacher_id: "salma" });
  const all = [ended, cancelled, underWay, later];

  it("are over at the very instant of their end; the next one is none that is cancelled", () => {
    const { next, coming, ended: over } = sortOut(all, {}, NOW);
    expect(next).toBe(underWay);
    expect(ids(coming)).toEqual(ids([cancelled, later]));
    expect(ids(over)).toEqual([ended.id]);
    expect(ids(sortOut(all, {}, NOW - 1).ended)).toEqual([]);
  });

  it.each([
    [{ pupil: "yanis" }, later, []],
    [{ teacher: "salma" }, later, []],
    [{ state: "scheduled" }, underWay, [later]],
    [{ state: "cancelled" }, undefined, [cancelled]],
    [{ state: "completed" }, undefined, []],
  ] as const)("are narrowed by %j", (search, first, others) => {
    const { next, coming } = sortOut(all, search, NOW);
    expect(next).toBe(first);
    expect(ids(coming)).toEqual(ids(others));
  });

  it("stand above what was read as over, once", () => {
    const past = [buildPastLesson()];
    expect(ids(withEnded(past, [ended, later]))).toEqual(ids([later, ended, ...past]));
    const read = { ...past[0]!, id: ended.id };
    expect(ids(withEnded([read], [ended]))).toEqual([ended.id]);
  });
});
