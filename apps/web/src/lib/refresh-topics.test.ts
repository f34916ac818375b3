import * as outbox from "@riwaq/contracts/notifications/outbox.calls";
import * as sessions from "@riwaq/contracts/scheduling/sessions.calls";
import * as homes from "@riwaq/contracts/views/homes.calls";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { keyOf } from "./query-of.ts";
import { refresh } from "./refresh-topics.ts";

test("what a topic is about is stale, whatever else is shown stays, and unknown topics say nothing", async () => {
  const queryClient = new QueryClient();
  const keys = [outbox.list, sessions.mine, homes.parent].map((call) => keyOf(call));
  const stale = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  for (const key of keys) queryClient.setQueryData(key, []);
  await refresh(queryClient, ["weather"]);
  expect(stale()).toEqual([false, false, false]);
  await refresh(queryClient, ["outbox"]);
  expect(stale()).toEqual([true, false, false]);
  await refresh(queryClient, ["reports"]);
  expect(stale()).toEqual([true, false, true]);
  await refresh(queryClient, ["lessons"]);
  expect(stale()).toEqual([true, true, true]);
});
