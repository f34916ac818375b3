import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { VouchersPage } from "./vouchers-page.tsx";

const LIST = "/api/staff/vouchers/";
const CODE = "ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-23";
const voucher = {
  id: "v",
  origin: "gift",
  state: "open",
  currency: "EUR",
  value: 9_600,
  rest: 9_600,
  buyer: "Amina Haddad",
  redeemed_by: "",
  granted_by: "",
  recipient: "",
  reason: "",
  issued_at: "2026-11-20T10:00:00Z",
  expires_at: "2028-11-20T22:59:59Z",
  redeemed_at: null,
};

async function open(vouchers: object[], answers: Parameters<typeof stubApi>[0] = {}) {
  const body = { currency: "EUR", vouchers };
  const calls = stubApi({ [`GET ${LIST}`]: { body }, ...answers });
  const view = await renderWithProviders(<VouchersPage />);
  return { ...view, sent: () => calls.filter(({ method }) => method !== "GET") };
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("says that there is none", async () => {
  await open([]);
  expect(await screen.findByText("There are no vouchers yet")).toBeVisible();
});

it("says whose it is and what is left, and gives back only what nobody has redeemed", async () => {
  const used = { ...voucher, id: "u", state: "redeemed", rest: 100, redeemed_by: "Inès" };
  const { user, sent } = await open([voucher, used], {
    [`POST ${LIST}v/return/`]: { body: { currency: "EUR", vouchers: [] } },
  });
  expect(await screen.findAllByText(/bought by .*Amina Haddad/)).toHaveLength(2);
  expect(screen.getByText(/redeemed by .*Inès.*1.00 left/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Give back" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Why"), "Moved away");
  await user.click(dialog.getByRole("button", { name: "Give back" }));
  expect(await screen.findByText("The voucher is given back")).toBeVisible();
  expect(sent()[0]?.body).toEqual({ note: "Moved away" });
});

it("grants one, and shows its code there alone", async () => {
  const granted = { ...voucher, origin: "goodwill", value: 2_000 };
  const { user, sent } = await open([], {
    [`POST ${LIST}`]: { status: 201, body: { voucher: granted, code: CODE } },
  });
  await user.click(await screen.findByRole("button", { name: "Grant a voucher" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Amount in EUR"), "20");
  await user.type(dialog.getByLabelText(/^Why/), "A lesson went wrong");
  await user.click(dialog.getByRole("button", { name: "Grant it" }));
  expect(await dialog.findByText(CODE)).toBeVisible();
  expect(sent()[0]?.body).toMatchObject({ amount: 2_000, currency: "EUR" });
});
