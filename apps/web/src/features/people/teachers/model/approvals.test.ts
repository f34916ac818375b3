import { expect, it } from "vitest";

import { APPROVAL_TABS, decisionsFor, parseApplicantSearch, questionOf } from "./approvals.ts";

it.each([
  [{}, {}],
  [{ tab: "applied", q: "", page: 1 }, {}],
  [
    { tab: "paused", q: 12, page: 3 },
    { tab: "paused", q: "12", page: 3 },
  ],
  [{ tab: "ending" }, { tab: "ending" }],
  [{ tab: "gone", q: ["a"], page: "x" }, {}],
])("reads %j from an address", (raw, wanted) => {
  expect(parseApplicantSearch(raw)).toEqual(wanted);
});

it("offers no decision that would change nothing", () => {
  for (const approval of APPROVAL_TABS) {
    expect(decisionsFor(approval)).not.toContain(approval);
    expect(decisionsFor(approval).length > 0).toBe(approval !== "draft");
  }
});

it("asks for an approval, or for those of whom a certificate ends", () => {
  expect(questionOf({})).toEqual({ approval: "applied", search: "", page: 1 });
  expect(questionOf({ tab: "ending", q: "Salma", page: 2 })).toEqual({
    certificates: "ending",
    search: "Salma",
    page: 2,
  });
});
