import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ShopPage } from "./shop-page.tsx";

const SHOP = "GET /api/staff/shop/";
const FACTS = ["name", "form", "address", "registration", "email", "publisher", "host", "mediator"];
const seller = {
  ...Object.fromEntries(FACTS.map((fact) => [fact, `The ${fact}`])),
  country: "FR",
  tax_number: "",
  phone: "",
  iban: "",
  account_holder: "",
  currency: "EUR",
  time_zone: "Europe/Paris",
};
const values = {
  price_notice_days: 30,
  skip_when_covered: false,
  retry_days: [1, 3, 5, 7],
  grace_days: 7,
  grace_lessons: 2,
  cancel_hours: 24,
  keep_days: 14,
  approval_limit: 20_000,
  pause_days: 56,
  voucher_months: 24,
};
const price = { currency: "EUR", amount: 9600, valid_from: "2026-11-21", state: "now" };
const plan = {
  id: "11111111-1111-4111-8111-111111111111",
  lessons_per_week: 2,
  length_minutes: 45,
  is_retired: false,
  prices: [price],
};
const rule = {
  id: "22222222-2222-4222-8222-222222222222",
  country: "FR",
  basis_points: 2000,
  ground: "",
  valid_from: "2026-11-22",
  state: "coming",
};
const whole = {
  seller,
  values,
  is_open: false,
  gaps: [] as string[],
  facts_missing: [] as string[],
  tax_rules: [rule],
  plans: [plan],
  today: "2026-11-21",
  tomorrow: "2026-11-22",
};

async function open(answers: Parameters<typeof stubApi>[0]) {
  const calls = stubApi(answers);
  const view = await renderWithProviders(<ShopPage />);
  await screen.findByRole("heading", { name: "Rhythms and prices" });
  return { ...view, sent: () => calls.filter(({ method }) => method !== "GET") };
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("says what is missing, and offers no opening before it is there", async () => {
  const gaps = ["seller", "tax", "price"];
  await open({ [SHOP]: { body: { ...whole, gaps, facts_missing: ["name", "mediator"] } } });
  const state = within(screen.getByRole("region", { name: "Prices are not shown" }));
  expect(state.getAllByRole("listitem")).toHaveLength(3);
  expect(state.getByText(/Name of the company or person and Consumer mediator/)).toBeVisible();
  expect(state.queryByRole("button")).toBeNull();
});

it("opens once it was asked", async () => {
  const { user, sent } = await open({
    [SHOP]: { body: whole },
    "PUT /api/staff/shop/open/": { body: { ...whole, is_open: true } },
  });
  await user.click(screen.getByRole("button", { name: "Show the prices" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Show the prices" }));
  expect(await screen.findByRole("region", { name: "Prices are shown" })).toBeVisible();
  expect(sent()[0]?.body).toEqual({ is_open: true });
});

it("takes a price as it is typed, in hundredths, and says which day it may begin", async () => {
  const { user, sent } = await open({
    [SHOP]: { body: whole },
    [`POST /api/staff/shop/plans/${plan.id}/prices/`]: { status: 201, body: whole },
  });
  await user.click(screen.getByRole("button", { name: "Set a price" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/^Tomorrow at the earliest/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^Price of four weeks/), "104,5");
  await user.type(dialog.getByLabelText(/^From/), "2026-12-01");
  await user.click(dialog.getByRole("button", { name: "Set the price" }));
  expect(await screen.findByText("The price is set")).toBeVisible();
  expect(sent()[0]?.body).toEqual({ currency: "EUR", amount: 10_450, valid_from: "2026-12-01" });
});

it("refuses a price that is no amount, and loses nothing", async () => {
  const { user, sent } = await open({ [SHOP]: { body: whole } });
  await user.click(screen.getByRole("button", { name: "Set a price" }));
  const dialog = within(await screen.findByRole("dialog"));
  const amount = dialog.getByLabelText(/^Price of four weeks/);
  await user.type(amount, "a lot");
  await user.click(dialog.getByRole("button", { name: "Set the price" }));
  expect(await dialog.findAllByText("Invalid value")).not.toHaveLength(0);
  expect(amount).toHaveValue("a lot");
  expect(sent()).toEqual([]);
});

it("adds a tax rule for every other country, with its ground", async () => {
  const { user, sent } = await open({
    [SHOP]: { body: whole },
    "POST /api/staff/shop/tax-rules/": { status: 201, body: whole },
  });
  await user.click(screen.getByRole("button", { name: "Add a rule" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/^Ground of the exemption/), "Exempt");
  await user.click(dialog.getByRole("button", { name: "Add the rule" }));
  expect(await screen.findByText("The rule is added")).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    country: null,
    basis_points: 0,
    ground: "Exempt",
    valid_from: "2026-11-21",
  });
});

it("saves the seller as a whole", async () => {
  const { user, sent } = await open({
    [SHOP]: { body: whole },
    "PUT /api/staff/shop/seller/": { body: whole },
  });
  const host = screen.getByLabelText("Who hosts the site");
  await user.clear(host);
  await user.type(host, "Somebody");
  const card = within(screen.getByRole("region", { name: "Who sells" }));
  await user.click(card.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The seller is saved")).toBeVisible();
  expect(sent()[0]?.body).toEqual({ ...seller, host: "Somebody" });
});

it("says how it goes as a whole, with days as they are typed", async () => {
  const { user, sent } = await open({
    [SHOP]: { body: whole },
    "PUT /api/staff/shop/values/": { body: whole },
  });
  const card = within(screen.getByRole("region", { name: "How it goes when…" }));
  const days = card.getByLabelText(/^Days on which/);
  expect(days).toHaveValue("1,3,5,7");
  await user.clear(days);
  await user.type(days, "2, 4");
  const limit = card.getByLabelText(/^Refunds approved/);
  expect(limit).toHaveValue("200");
  await user.clear(limit);
  await user.type(limit, "150,50");
  await user.click(card.getByRole("checkbox"));
  await user.click(card.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The values are saved")).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    ...values,
    retry_days: [2, 4],
    approval_limit: 15_050,
    skip_when_covered: true,
  });
});

it("refuses days that are none, and says which there are", async () => {
  const { user, sent } = await open({ [SHOP]: { body: whole } });
  const card = within(screen.getByRole("region", { name: "How it goes when…" }));
  await user.type(card.getByLabelText(/^Days on which/), " soon");
  await user.click(card.getByRole("button", { name: "Save" }));
  expect(await card.findAllByText(/Write days from 1 to 28/)).not.toHaveLength(0);
  expect(sent()).toEqual([]);
});
