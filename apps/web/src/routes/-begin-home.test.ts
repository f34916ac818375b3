import * as homeChoices from "@riwaq/contracts/identity/homes.calls";
import * as profile from "@riwaq/contracts/identity/profile.calls";
import * as plan from "@riwaq/contracts/memory/plan.calls";
import * as notifications from "@riwaq/contracts/notifications/notifications.calls";
import * as teachers from "@riwaq/contracts/people/teachers.calls";
import * as dashboard from "@riwaq/contracts/views/dashboard.calls";
import * as homes from "@riwaq/contracts/views/homes.calls";
import { afterEach, expect, test, vi } from "vitest";

import { buildProfile } from "../../test/build-profile.ts";
import { stubApi } from "../../test/stub-api.ts";
import { devicesQuery, twoStepQuery } from "../features/identity/account/queries.ts";
import { sessionsBetweenQuery } from "../features/scheduling/sessions/queries.ts";
import { ownProfileQuery } from "../lib/own-profile.ts";
import { keyOf } from "../lib/query-of.ts";
import { sharedQueryClient } from "../lib/shared-query-client.ts";
import { beginHome } from "./-begin-home.ts";
import { beginTab } from "./_app/-begin-tab.ts";
import { beginWeek } from "./_app/-begin-week.ts";

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
  ["S", [homes.student, plan.tonight]],
  ["P", [homes.parent, plan.tonight]],
  ["A", [dashboard.staff]],
] as const)("the home of %s begins to be read before its page is there", (role, calls) => {
  const keys = [profile.read, homeChoices.mine, notifications.list, ...calls].map(
    (call) => keyOf(call)[0],
  );
  expect(asked(() => beginHome(role)).toSorted()).toEqual(keys.toSorted());
});

const teacher = { id: "t1", role: "T" } as const;
const parent = { id: "p1", role: "P" } as const;

/** What is begun for who has these homes. */
async function begun(homes: readonly string[], begin: () => Promise<void>) {
  stubApi({ "GET /api/users/me/homes/": { body: { homes, rights: [] } } });
  sharedQueryClient().clear();
  await begin();
  return onItsWay();
}

test("a tab is begun with what it shows, for whom it is for", async () => {
  expect(await begun(["P"], () => beginTab("security", parent))).toHaveLength(2);
  expect(await begun(["T"], () => beginTab("timetable", teacher))).toHaveLength(3);
  expect(await begun(["P"], () => beginTab("timetable", parent))).toEqual([]);
  expect(await begun(["P"], () => beginTab("teaching", parent))).toEqual([]);
});

test("a tab is begun for all that somebody is, whichever home is open", async () => {
  const office = { id: "t1", role: "A" } as const;
  expect(await begun(["T", "A"], () => beginTab("timetable", office))).toHaveLength(3);
  expect(await begun(["T", "A"], () => beginTab("teaching", office))).toHaveLength(3);
  expect(await begun(["S", "P"], () => beginTab("profile", parent))).toHaveLength(1);
  expect(await begun(["P"], () => beginTab("profile", parent))).toEqual([]);
});

test("what is fresh is not asked for again when its link is pointed at once more", () => {
  asked(() => sharedQueryClient().setQueryData(devicesQuery.queryKey, []));
  void beginTab("security", parent);
  expect(onItsWay()).toEqual([twoStepQuery.queryKey[0]]);
});

test.each([
  // Tuesday noon in Paris; in Auckland it is Wednesday, and the week that families in Arabic know begins on Saturday.
  ["Europe/Paris", "fr", "2026-11-22T23:00:00.000Z", "2026-11-29T23:00:00.000Z"],
  ["Africa/Cairo", "ar", "2026-11-20T22:00:00.000Z", "2026-11-27T22:00:00.000Z"],
  ["Pacific/Auckland", "en", "2026-11-22T11:00:00.000Z", "2026-11-29T11:00:00.000Z"],
] as const)("the week is begun on the wall of %s", async (zone, language, from, to) => {
  vi.setSystemTime(new Date("2026-11-24T11:00:00Z"));
  stubApi({});
  sharedQueryClient().clear();
  sharedQueryClient().setQueryData(ownProfileQuery.queryKey, buildProfile({ time_zone: zone }));
  await beginWeek(language);
  const { queryKey } = sessionsBetweenQuery(from, to);
  expect(sharedQueryClient().getQueryState(queryKey)?.fetchStatus).toBe("fetching");
  vi.useRealTimers();
});
