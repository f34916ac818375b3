import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { LegalActsPage } from "./legal-acts-page.tsx";

const ID = "11111111-1111-4111-8111-111111111111";
const SUBSCRIPTION = "22222222-2222-4222-8222-222222222222";
const LIST = "GET /api/staff/legal-acts/";
const EFFECT = `GET /api/staff/legal-acts/${ID}/effect/?subscription_id=${SUBSCRIPTION}`;
const effect = {
  does: "withdrawal",
  leaving: {
    ends_at: "2026-11-20T10:00:00.000Z",
    minutes_left: 420,
    amount: 8400,
    currency: "EUR",
    to_voucher: 0,
    by_transfer: 0,
    lessons_cancelled: 7,
    kept: 1200,
    needs_approval: false,
  },
};
const MATCH = `POST /api/staff/legal-acts/${ID}/match/`;
const CANDIDATES = `GET /api/staff/legal-acts/${ID}/candidates/`;

const act = {
  id: ID,
  kind: "withdrawal",
  name: "Inès Lambert",
  email: "ines@example.test",
  reference: "Yanis",
  ends_on: "",
  language: "fr",
  acted_at: "2026-11-20T10:00:00.000Z",
  match: null,
};
const nothing = {
  at: "2026-11-21T10:00:00.000Z",
  by: "Nora",
  note: "No such family",
  subscription_id: null,
  student: null,
};
const candidate = {
  id: SUBSCRIPTION,
  payer: "Inès Lambert",
  payer_email: "ines@example.test",
  student: "Yanis",
  state: "active",
  ordered_at: "2026-11-15T10:00:00.000Z",
  is_address: true,
  is_reference: false,
};

async function open(answers: Parameters<typeof stubApi>[0]) {
  const calls = stubApi({ "GET /api/profile/": { status: 404 }, ...answers });
  const view = await renderWithProviders(<LegalActsPage />);
  return { ...view, sent: () => calls.filter(({ method }) => method === "POST") };
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("matches a declaration to the subscription that has its address", async () => {
  const { user, sent } = await open({
    [LIST]: { body: { open: [act], matched: [] } },
    [CANDIDATES]: { body: { subscriptions: [candidate] } },
    [EFFECT]: { body: effect },
    [MATCH]: {
      body: {
        open: [],
        matched: [
          {
            ...act,
            match: { ...nothing, note: "", subscription_id: SUBSCRIPTION, student: "Yanis" },
          },
        ],
      },
    },
  });
  const card = within(await screen.findByRole("article", { name: "Inès Lambert" }));
  expect(card.getByText("Withdrawal")).toBeVisible();
  await user.click(card.getByRole("button", { name: "Match" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findAllByText(/same e-mail/)).not.toHaveLength(0);
  expect(await dialog.findByText("€84.00")).toBeVisible();
  expect(
    dialog.getByText("The contract ends by withdrawal, from the hour of the declaration."),
  ).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Match" }));
  expect(await screen.findByText("The declaration is matched")).toBeVisible();
  expect(sent()[0]?.body).toEqual({ subscription_id: SUBSCRIPTION, note: "", amount: 8400 });
  expect(await screen.findByText("Nothing waits.")).toBeVisible();
});

it("wants a word where it is nothing of ours", async () => {
  const { user, sent } = await open({
    [LIST]: { body: { open: [act], matched: [] } },
    [CANDIDATES]: { body: { subscriptions: [] } },
    [MATCH]: { body: { open: [], matched: [{ ...act, match: nothing }] } },
  });
  await user.click(await screen.findByRole("button", { name: "Match" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("No subscription fits.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Match" }));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText(/^A word on it/), "No such family");
  await user.click(dialog.getByRole("button", { name: "Match" }));
  expect(await screen.findByText("No such family")).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    subscription_id: null,
    note: "No such family",
    amount: null,
  });
});

it("says where declarations come from while there are none", async () => {
  await open({ [LIST]: { body: { open: [], matched: [] } } });
  expect(await screen.findByText("No declarations")).toBeVisible();
});
