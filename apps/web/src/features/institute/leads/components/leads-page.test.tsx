import type { LeadFile } from "@riwaq/contracts/institute/leads";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { LeadsSearch } from "../model/leads-search.ts";
import { LeadsPage } from "./leads-page.tsx";

const ID = "11111111-1111-4111-8111-111111111111";
const lead: LeadFile = {
  id: ID,
  reason: "no_lesson",
  name: "Nadia",
  email: "nadia@example.test",
  phone_number: "+33600000000",
  waits_since: "2026-11-10T10:00:00Z",
  stage: "new",
  lost_cause: null,
  owner: null,
  next_step: "Call",
  due_on: "2026-11-20",
  is_due: true,
  person_id: "p1",
  message: null,
  note: "",
  learners: [],
  programmes: [],
  owners: [{ id: "22222222-2222-4222-8222-222222222222", name: "Mariam" }],
  history: [
    { at: "2026-11-14T10:00:00Z", by: null, stage: "trial" },
    { at: "2026-11-12T10:00:00Z", by: "Mariam", stage: "contacted" },
  ],
  time_zone: "Africa/Cairo",
};
const found = (leads: LeadFile[]) => ({
  body: { leads, time_zone: "Africa/Cairo", page: 1, page_count: 1, count: leads.length },
});

function Page() {
  const [search, setSearch] = useState<LeadsSearch>({});
  return <LeadsPage search={search} onSearch={setSearch} book={() => null} />;
}

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("who waits is listed with what is next, and narrowed by a choice that the server answers", async () => {
  stubApi({
    "GET /api/staff/leads/": found([lead]),
    "GET /api/staff/leads/?due=today": found([]),
  });
  const { user } = await renderWithProviders(<Page />);
  const row = within(await screen.findByRole("row", { name: /Nadia/ }));
  expect(row.getByText("No lesson yet")).toBeInTheDocument();
  expect(row.getByText("Call")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Due today" }));
  expect(await screen.findByText("Nobody waits")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all open" }));
  expect(await screen.findByRole("row", { name: /Nadia/ })).toBeInTheDocument();
});

test("one is opened with its history, and only what was changed is sent", async () => {
  const sent = stubApi({
    "GET /api/staff/leads/": found([lead]),
    [`GET /api/staff/leads/${ID}/`]: { body: lead },
    [`PATCH /api/staff/leads/${ID}/`]: { body: { ...lead, note: "Evenings" } },
  });
  const { user } = await renderWithProviders(<Page />);
  await user.click(await screen.findByRole("button", { name: /^Open .*Nadia/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Nadia" }));
  expect(await dialog.findByText(/Stage: Contacted/)).toHaveTextContent("Mariam");
  expect(dialog.getByText(/By itself/).closest("li")).toHaveTextContent(/Stage: /);
  await user.type(dialog.getByRole("textbox", { name: "Notes, for staff alone" }), "Evenings");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(sent.find(({ method }) => method === "PATCH")?.body).toEqual({ note: "Evenings" });
});
