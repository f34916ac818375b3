import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import {
  buildCharge,
  buildSubscription,
  buildSubscriptions,
} from "../../../../../../test/build-subscription.ts";
import { renderWithProviders } from "../../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../../test/stub-api.ts";
import { StaffPayerPage } from "./staff-payer-page.tsx";

const PAYER = "GET /api/staff/money/people/p1/";
const payer = { id: "p1", name: "Nora Lambert" };
const refund = {
  id: "r1",
  at: "2026-11-20T10:00:00Z",
  amount: 1200,
  currency: "EUR",
  reason: "leaving",
  state: "to_transfer",
};

async function open(answer: object) {
  stubApi({ [PAYER]: answer });
  const refundOf = (id: string, { amount }: { amount: number }) => (
    <button type="button">{`${id} ${amount}`}</button>
  );
  return renderWithProviders(<StaffPayerPage id="p1" refundOf={refundOf} />);
}

it("shows what the payer reads, without what only the payer can do, and what went back", async () => {
  const credits = [{ currency: "EUR" as const, amount: 500 }];
  const all = buildSubscriptions({ charges: [buildCharge({ cause: "renewal" })], credits });
  await open({ body: { ...all, payer, refunds: [refund] } });
  expect(await screen.findByRole("heading", { name: /Money of .*Nora Lambert/ })).toBeVisible();
  const card = within(screen.getByRole("region", { name: "Inès Lambert" }));
  expect(card.getByText("6 lessons left")).toBeVisible();
  expect(card.getByRole("link", { name: /^Why\?/ })).toHaveAttribute(
    "href",
    `/staff/money/ledger/${buildSubscription().id}`,
  );
  expect(card.queryByRole("button")).toBeNull();
  expect(screen.getByText(/reference .*RF18539007547034/)).toBeVisible();
  expect(screen.getByText("€5.00 of credit")).toBeVisible();
  expect(screen.getByRole("button", { name: "p1 500" })).toBeVisible();
  const back = within(screen.getByRole("region", { name: "Given back" }));
  expect(back.getByText(/to be transferred/)).toBeVisible();
});

it("says so where nothing is paid for, where nobody pays, and offers to ask again", async () => {
  const none = buildSubscriptions({ subscriptions: [], method: null });
  const view = await open({ body: { ...none, payer, refunds: [] } });
  expect(await screen.findByText("Nothing is paid for")).toBeVisible();
  view.unmount();
  const gone = await open({ status: 404, body: {} });
  expect(await screen.findByText("Nobody pays here")).toBeVisible();
  gone.unmount();
  await open({ status: 500, body: {} });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
