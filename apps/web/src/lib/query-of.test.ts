import * as profile from "@riwaq/contracts/identity/profile.calls";
import * as reports from "@riwaq/contracts/learning/reports.calls";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";

import { stubApi } from "../../test/stub-api.ts";
import { ApiError } from "./api-error.ts";
import { invalidate, invalidateAllBut, keyOf, queryOf } from "./query-of.ts";

let queryClient: QueryClient;
const keys = {
  profile: keyOf(profile.read),
  one: keyOf(reports.one, { params: { id: "1" } }),
  other: keyOf(reports.one, { params: { id: "2" } }),
  versions: keyOf(reports.versions, { params: { id: "1" } }),
};
const staleOnes = () =>
  Object.entries(keys)
    .filter(([, key]) => queryClient.getQueryState(key)?.isInvalidated)
    .map(([name]) => name);

beforeEach(() => {
  queryClient = new QueryClient();
  for (const key of Object.values(keys)) queryClient.setQueryData(key, {});
});

test("a key names the call and what it was asked", () => {
  expect(keys.one).toEqual(["GET /reports/:id/", { params: { id: "1" } }]);
  expect(keyOf(profile.read)).toEqual(["GET /profile/"]);
});

test("what a call names is stale whatever it was asked, and nothing beside it", async () => {
  await invalidate(queryClient, [reports.one]);
  expect(staleOnes()).toEqual(["one", "other"]);
});

test("less than a call asks for means every question that agrees", async () => {
  await queryClient.invalidateQueries({ queryKey: keyOf(reports.one, { params: {} }) });
  expect(staleOnes()).toEqual(["one", "other"]);
});

test("after what leaves little as it was, one call alone stays fresh", async () => {
  await invalidateAllBut(queryClient, profile.read);
  expect(staleOnes()).toEqual(["one", "other", "versions"]);
});

test("its function makes the call, and fails as the call does", async () => {
  const sent = stubApi({ "GET /api/reports/a%2Fb/": { status: 404, body: {} } });
  const { queryFn } = queryOf(reports.one, { params: { id: "a/b" } });
  await expect(queryFn()).rejects.toThrow(ApiError);
  expect(sent.map(({ path }) => path)).toEqual(["/api/reports/a%2Fb/"]);
});
