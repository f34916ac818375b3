import type { Resource } from "@riwaq/contracts/learning/resources";
import * as resources from "@riwaq/contracts/learning/resources.calls";
import * as homes from "@riwaq/contracts/views/homes.calls";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../test/stub-api.ts";
import { keyOf } from "../../../lib/query-of.ts";
import { useAssignResource, useChangeResource, useMarkRead } from "./mutations.ts";
import { resourceQuery, resourcesQuery, versionsQuery } from "./queries.ts";

const ID = "3f0d4a52-8ac5-4b0f-9f0e-0d1c2b3a4f5e";
const resource = {
  id: ID,
  title: "Rules of tajwid",
  type: "PDF",
  last_updated: "2026-11-20T10:00:00Z",
  assigned_students: [],
  file: null,
  teacher_name: "Layla",
  is_new: true,
} satisfies Resource;

const LISTS = {
  list: resourcesQuery({}).queryKey,
  resource: resourceQuery(ID).queryKey,
  versions: versionsQuery(ID).queryKey,
};
const HOMES = { student: keyOf(homes.student), parent: keyOf(homes.parent) };
const OTHERS = { programmes: ["GET /programmes/"] };
const KEPT = { ...LISTS, ...HOMES, ...OTHERS };

function Buttons() {
  const read = useMarkRead();
  const change = useChangeResource();
  const assign = useAssignResource();
  return (
    <>
      <button type="button" onClick={() => read.mutate(ID)} aria-label="Read" />
      <button
        type="button"
        onClick={() => change.mutate({ id: ID, change: { title: "Tajwid" } })}
        aria-label="Change"
      />
      <button
        type="button"
        onClick={() => assign.mutate({ id: ID, assignments: { student_ids: [] } })}
        aria-label="Assign"
      />
    </>
  );
}

/** Which of what was read before are stale after a press. */
async function staleAfter(name: string, isRefused = false) {
  const answer = isRefused ? { status: 409, body: { detail: ["No"] } } : { body: resource };
  stubApi({
    [`POST /api/resources/${ID}/read/`]: answer,
    [`PATCH /api/resources/${ID}/`]: answer,
    [`PUT /api/resources/${ID}/assignments/`]: answer,
  });
  const { user, queryClient } = await renderWithProviders(<Buttons />);
  for (const queryKey of Object.values(KEPT)) queryClient.setQueryData(queryKey, resource);
  await user.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  const stale = Object.entries(KEPT)
    .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([kept]) => kept);
  return { stale, queryClient };
}

beforeEach(() => {
  document.cookie = "csrftoken=t";
});

test("what has been opened is new no more: in its list, by itself and on both homes", async () => {
  const { stale, queryClient } = await staleAfter("Read");
  expect(stale).toEqual([...Object.keys(LISTS), ...Object.keys(HOMES)]);
  expect(queryClient.getQueryData(LISTS.resource)).toMatchObject({ is_new: false });
});

test("a refusal leaves everything as it was read", async () => {
  const { stale, queryClient } = await staleAfter("Read", true);
  expect(stale).toEqual([]);
  expect(queryClient.getQueryData(LISTS.resource)).toMatchObject({ is_new: true });
});

test.each(["Change", "Assign"])(
  "after another title or other pupils all lists of it: %s",
  async (name) => {
    const { stale } = await staleAfter(name);
    expect(stale).toEqual(Object.keys(LISTS));
  },
);

test("every key is that of a call which exists", () => {
  expect(LISTS.list[0]).toBe(keyOf(resources.list)[0]);
  expect(LISTS.resource[0]).toBe(keyOf(resources.one)[0]);
  expect(LISTS.versions[0]).toBe(keyOf(resources.versions)[0]);
});
