import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { PoliciesPage } from "./policies-page.tsx";

const LIST = "GET /api/staff/policies/";
const FIRST = { notice_hours: 2, make_ups_per_month: 2, moves_per_lesson: 2, make_up_days: null };
const beginning = {
  ...FIRST,
  id: null,
  holds_from: null,
  state: "now",
  set_by: null,
  set_at: null,
};
const coming = {
  ...FIRST,
  notice_hours: 24,
  id: "11111111-1111-4111-8111-111111111111",
  holds_from: "2027-01-01",
  state: "coming",
  set_by: "Mariam",
  set_at: "2026-11-21T10:00:00.000Z",
};
const all = (...policies: object[]) => ({
  policies,
  time_zone: "Africa/Cairo",
  earliest_on: "2026-11-22",
});

const open = async (answers: Parameters<typeof stubApi>[0]) => {
  const calls = stubApi(answers);
  const view = await renderWithProviders(<PoliciesPage />);
  await screen.findByRole("heading", { name: "From the beginning" });
  return { ...view, sent: () => calls.filter(({ method }) => method !== "GET") };
};

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("what is set begins with what held last, and only sends whole versions", async () => {
  const { user, sent } = await open({
    [LIST]: { body: all(beginning) },
    "POST /api/staff/policies/": { status: 201, body: all(coming, beginning) },
  });
  await user.click(screen.getByRole("button", { name: "Set new values" }));
  const dialog = await screen.findByRole("dialog");
  const notice = within(dialog).getByLabelText(/^Notice to cancel/);
  expect(notice).toHaveValue(2);
  await user.clear(notice);
  await user.type(notice, "24");
  await user.click(within(dialog).getByRole("button", { name: "Set and tell families" }));
  expect(await screen.findByText("Set: families have been told")).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    { ...FIRST, notice_hours: 24, holds_from: "2026-11-22" },
  ]);
});

test("a value beyond its limits is named before anything is sent", async () => {
  const { user, sent } = await open({ [LIST]: { body: all(beginning) } });
  await user.click(screen.getByRole("button", { name: "Set new values" }));
  const dialog = await screen.findByRole("dialog");
  const moves = within(dialog).getByLabelText(/^Moves of one lesson/);
  await user.clear(moves);
  await user.click(within(dialog).getByRole("button", { name: "Set and tell families" }));
  expect(await within(dialog).findByText("Invalid value")).toBeVisible();
  expect(sent()).toEqual([]);
});

test("one that does not hold yet is taken back after a question, and no other", async () => {
  const { user, sent } = await open({
    [LIST]: { body: all(coming, beginning) },
    [`DELETE /api/staff/policies/${coming.id}/`]: { body: all(beginning) },
  });
  await user.click(screen.getByRole("button", { name: "Take back" }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("Taken back: families have been told")).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test("says whose midnight begins the day, in the reader's words", async () => {
  stubApi({ [LIST]: { body: all(beginning) } });
  const { user } = await renderWithProviders(<PoliciesPage />, { language: "ar" });
  await user.click(await screen.findByRole("button", { name: "تحديد قيم جديدة" }));
  expect(screen.getByRole("dialog")).toHaveTextContent("القاهرة");
});
