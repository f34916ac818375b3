import { expect, test } from "vitest";

import { narrowed, parseLeadsSearch } from "./leads-search.ts";

const LEAD = "11111111-1111-4111-8111-111111111111";

test("the address holds what is known, and nothing else", () => {
  const search = { stage: "trial", reason: "message", owner: "mine", due: "today", page: 2 };
  expect(parseLeadsSearch({ ...search, lead: LEAD })).toEqual({ ...search, lead: LEAD });
  expect(parseLeadsSearch({ stage: "x", owner: 3, due: "later", page: 0, lead: "x" })).toEqual({});
  expect(parseLeadsSearch({ stage: "open" })).toEqual({});
});

test("another choice begins at the first page, with nothing open beside it", () => {
  expect(narrowed({ page: 3, lead: LEAD, owner: "mine" }, { stage: "lost" })).toEqual({
    owner: "mine",
    stage: "lost",
  });
});
