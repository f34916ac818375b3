import { STUDENT_SORTS as CONTRACT_SORTS } from "@riwaq/contracts/people/students";
import { describe, expect, it } from "vitest";

import { STUDENT_SORTS, parseStudentSearch, sortedBy } from "./student-search.ts";

it("knows the columns of the contract", () => {
  expect(STUDENT_SORTS).toEqual(CONTRACT_SORTS);
});

describe("what the address holds", () => {
  it.each([
    [{}, {}],
    [
      { q: "inès", page: 3 },
      { q: "inès", page: 3 },
    ],
    [{ q: 12, page: 1 }, { q: "12" }],
    [{ q: " ", sort: "name", order: "asc" }, {}],
    [
      { sort: "age", order: "desc" },
      { sort: "age", order: "desc" },
    ],
    [{ sort: "email", order: "up", page: -2 }, {}],
    [{ q: ["a"], page: "x" }, {}],
  ])("%j is read as %j", (raw, expected) => {
    expect(parseStudentSearch(raw)).toEqual(expected);
  });
});

describe("a press on a column", () => {
  it.each([
    [{}, "name", { order: "desc" }],
    [{ order: "desc" }, "name", {}],
    [{}, "age", { sort: "age" }],
    [{ q: "i", page: 4 }, "last_activity", { q: "i", sort: "last_activity", order: "desc" }],
    [{ sort: "performance", order: "desc" }, "performance", { sort: "performance" }],
  ] as const)("from %j on %s leads to %j", (search, column, expected) => {
    expect(sortedBy(search, column)).toEqual(expected);
  });
});
