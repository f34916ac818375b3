import { expect, it } from "vitest";

import { parsePeriodicSearch } from "./periodic-search.ts";

it("an address holds what narrows the list, and nothing else", () => {
  const student = "0190d3a4-0000-7000-8000-000000000001";
  expect(parsePeriodicSearch({ status: "draft", student, page: 3 })).toEqual({
    status: "draft",
    student,
    page: 3,
  });
  for (const raw of [{ status: "all" }, { status: 1 }, { student: "a b" }, { page: 1 }]) {
    expect(parsePeriodicSearch(raw)).toEqual({});
  }
});
