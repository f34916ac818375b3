import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { GiftsPage } from "./gifts-page.tsx";

const OWN = "GET /api/users/me/vouchers/";
const ID = "11111111-1111-4111-8111-111111111111";
const CODE = "ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-23";
const gift = {
  id: ID,
  state: "open",
  currency: "EUR",
  value: 9_600,
  recipient: "Inès",
  words: "Bonne lecture",
  charge_id: "22222222-2222-4222-8222-222222222222",
  ordered_at: "2026-11-20T10:00:00Z",
  paid_at: "2026-11-20T10:05:00Z",
  expires_at: "2028-11-20T22:59:59Z",
  withdrawable_until: "2026-12-04T22:59:59Z",
};
const own = {
  is_open: true,
  currency: "EUR",
  amounts: [{ amount: 9_600, lessons_per_week: 2, length_minutes: 45 }],
  months: 24,
  bought: [] as object[],
  redeemed: [] as object[],
};

async function open(change: object, answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ [OWN]: { body: { ...own, ...change } }, ...answers });
  const view = await renderWithProviders(<GiftsPage />);
  return { ...view, sent: () => calls.filter(({ method }) => method !== "GET") };
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("orders four weeks of a rhythm with two presses", async () => {
  const { user, sent } = await open(
    {},
    { "POST /api/vouchers/": { status: 201, body: { id: ID, charge_id: null } } },
  );
  await user.click(await screen.findByRole("button", { name: "Order with obligation to pay" }));
  expect(sent()).toMatchObject([
    { path: "/api/vouchers/", body: { amount: 9_600, currency: "EUR" } },
  ]);
});

it("orders another amount, and says where it is none", async () => {
  const { user, sent } = await open(
    {},
    { "POST /api/vouchers/": { status: 201, body: { id: ID, charge_id: null } } },
  );
  await user.click(await screen.findByRole("radio", { name: /Another amount/ }));
  const button = screen.getByRole("button", { name: "Order with obligation to pay" });
  await user.type(screen.getByLabelText("Amount in EUR"), "5");
  await user.click(button);
  expect(await screen.findByText(/between 10 and 1,000/)).toBeVisible();
  await user.type(screen.getByLabelText("Amount in EUR"), "0,50");
  await user.click(button);
  expect(sent().at(-1)?.body).toMatchObject({ amount: 5_050 });
});

it("shows the card with the code only when it is asked for", async () => {
  const { user } = await open(
    { bought: [gift] },
    { [`GET /api/vouchers/${ID}/code/`]: { body: { code: CODE } } },
  );
  const bought = within(await screen.findByRole("region", { name: "Your vouchers" }));
  expect(screen.queryByText(CODE)).toBeNull();
  await user.click(bought.getByRole("button", { name: "Show the card" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(CODE)).toBeVisible();
  expect(dialog.getByText("Bonne lecture")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Print" })).toBeVisible();
});

it("gives one back after asking, and pays or gives up one that is not paid", async () => {
  const unpaid = { ...gift, id: "b", state: "unpaid", withdrawable_until: null };
  const { user, sent } = await open(
    { bought: [gift, unpaid] },
    { [`DELETE /api/vouchers/${ID}/`]: { body: own } },
  );
  expect(await screen.findByRole("link", { name: "Pay now" })).toHaveAttribute(
    "href",
    `/subscription/pay/${gift.charge_id}`,
  );
  expect(screen.getByRole("button", { name: "Give up the order" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Give it back" }));
  expect(sent()).toEqual([]);
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Give it back" }));
  expect(await screen.findByText("The voucher is given back")).toBeVisible();
});

it("redeems a code, and says what is wrong with one", async () => {
  const redeemed = [
    { id: "r", currency: "EUR", value: 9_600, rest: 5_000, redeemed_at: gift.ordered_at },
  ];
  let isWrong = true;
  const { user } = await open(
    { is_open: false },
    {
      "POST /api/vouchers/redeem/": () =>
        isWrong
          ? { status: 400, body: { code: ["This voucher has been redeemed already."] } }
          : { body: { ...own, redeemed } },
    },
  );
  await user.type(await screen.findByLabelText("Code"), "abcd");
  await user.click(screen.getByRole("button", { name: "Redeem" }));
  expect(await screen.findAllByText("This voucher has been redeemed already.")).not.toEqual([]);
  isWrong = false;
  await user.click(screen.getByRole("button", { name: "Redeem" }));
  expect(await screen.findByText("The voucher is yours")).toBeVisible();
  const list = within(await screen.findByRole("list", { name: "Redeemed vouchers" }));
  expect(list.getByText(/50.*left of.*96/)).toBeVisible();
});
