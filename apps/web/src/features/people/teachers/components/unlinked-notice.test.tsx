import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { UnlinkedNotice } from "./unlinked-notice.tsx";

const profile = {
  approval: "approved",
  approval_note: "",
  programme_ids: [],
  languages: [],
  bio: { en: "", fr: "", ar: "" },
  years_of_experience: 7,
  certificates: [],
  minimum_notice_hours: 4,
  buffer_minutes: 0,
  meeting_provider: "own",
  meeting_link: null,
  available_providers: ["own"],
  has_room: false,
};

async function show(changes: object) {
  const sent = stubApi({ "GET /api/teaching-profile/": { body: { ...profile, ...changes } } });
  await renderWithProviders(<UnlinkedNotice />);
  await expect.poll(() => sent.length).toBe(1);
}

test("a teacher whom nobody can book is led to where lessons meet", async () => {
  await show({});
  const link = await screen.findByRole("link", { name: "Choose where lessons meet" });
  expect(link).toHaveAttribute("href", "/profile?tab=teaching");
});

test.each([
  ["has a room", { has_room: true }],
  ["is not approved", { approval: "applied" }],
])("a teacher who %s is told nothing", async (_case, changes) => {
  await show(changes);
  expect(screen.queryByRole("link")).toBeNull();
});
