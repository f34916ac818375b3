import { expect, it } from "vitest";

import { isNarrowed, parseResourceSearch, questionOf } from "./resource-search.ts";

it("keeps of an address what it knows", () => {
  const all = { search: "tajwid ", type: "pdf", page: 2, order: "x" };
  expect(parseResourceSearch(all)).toEqual({ search: "tajwid ", type: "pdf", page: 2 });
  expect(parseResourceSearch({ search: 2026 })).toEqual({ search: "2026" });
  expect(parseResourceSearch({ search: " ", type: "exe", page: 1 })).toEqual({});
  expect(parseResourceSearch({ page: 1.5 })).toEqual({});
});

it("asks the server in the server's words", () => {
  expect(questionOf({})).toEqual({});
  expect(questionOf({ search: "متن ", type: "video", page: 3 })).toEqual({
    search: "متن",
    type: "Video",
    page: 3,
  });
});

it("knows a narrowed list from a whole one", () => {
  expect(isNarrowed({ page: 3 })).toBe(false);
  expect(isNarrowed({ type: "pdf" })).toBe(true);
});
