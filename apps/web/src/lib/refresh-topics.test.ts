import * as cards from "@riwaq/contracts/memory/cards.calls";
import * as memoryPages from "@riwaq/contracts/memory/pages.calls";
import * as plan from "@riwaq/contracts/memory/plan.calls";
import * as recitationTests from "@riwaq/contracts/memory/tests.calls";
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

test("what is memorised follows from an evening, a mark and a report; cards and tests are told of themselves", async () => {
  const queryClient = new QueryClient();
  const id = "7a1d6b5e-6f0a-4f4b-8a39-0d5f3c1e2b4a";
  // The page of the evenings keeps what it made of the answer under a name of its own.
  const evening = [...keyOf(plan.ofStudent, { params: { id } }), "practice"];
  const keys = [
    evening,
    keyOf(memoryPages.heatMap, { params: { id } }),
    keyOf(cards.ofStudent, { params: { id } }),
    keyOf(recitationTests.show, { params: { id } }),
  ];
  const staleAfter = async (topic: string) => {
    for (const key of keys) queryClient.setQueryData(key, []);
    await refresh(queryClient, [topic]);
    return keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  };
  expect(await staleAfter("memory")).toEqual([true, true, false, false]);
  expect(await staleAfter("reports")).toEqual([true, true, false, false]);
  expect(await staleAfter("marks")).toEqual([true, true, false, true]);
  expect(await staleAfter("cards")).toEqual([false, false, true, false]);
  expect(await staleAfter("tests")).toEqual([false, false, false, true]);
});
