import * as profile from "@riwaq/contracts/identity/profile.calls";
import * as teachers from "@riwaq/contracts/people/teachers.calls";
import * as dashboard from "@riwaq/contracts/views/dashboard.calls";
import * as homes from "@riwaq/contracts/views/homes.calls";
import { afterEach, expect, test } from "vitest";

import { stubApi } from "../../test/stub-api.ts";
import { devicesQuery, twoStepQuery } from "../features/identity/account/queries.ts";
import { keyOf } from "../lib/query-of.ts";
import { sharedQueryClient } from "../lib/shared-query-client.ts";
import { beginHome } from "./-begin-home.ts";
import { beginTab } from "./_app/-begin-tab.ts";

afterEach(() => sharedQueryClient().clear());

/** By the calls that ask for it. */
function onItsWay() {
  const all = sharedQueryClient().getQueryCache().getAll();
  const asking = all.filter(({ state }) => state.fetchStatus === "fetching");
  return asking.map(({ queryKey }) => queryKey[0]);
}

function asked(begin: () => void) {
  stubApi({});
  sharedQueryClient().clear();
  begin();
  return onItsWay();
}

test.each([
  ["T", [teachers.ownProfile, dashboard.teacher]],
  ["S", [homes.student]],
  ["P", [homes.parent]],
  ["A", []],
] as const)("the home of %s begins to be read before its page is there", (role, calls) => {
  const keys = [profile.read, ...calls].map((call) => keyOf(call)[0]);
  expect(asked(() => beginHome(role)).toSorted()).toEqual(keys.toSorted());
});

const teacher = { id: "t1", role: "T" };
const parent = { id: "p1", role: "P" };

test("a tab is begun with what it shows, for whom it is for", () => {
  expect(asked(() => beginTab("security", parent))).toHaveLength(2);
  expect(asked(() => beginTab("timetable", teacher))).toHaveLength(3);
  expect(asked(() => beginTab("timetable", parent))).toEqual([]);
  expect(asked(() => beginTab("teaching", parent))).toEqual([]);
});

test("what is fresh is not asked for again when its link is pointed at once more", () => {
  asked(() => sharedQueryClient().setQueryData(devicesQuery.queryKey, []));
  beginTab("security", parent);
  expect(onItsWay()).toEqual([twoStepQuery.queryKey[0]]);
});
