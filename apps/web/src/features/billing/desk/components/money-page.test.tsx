import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { MoneyPage } from "./money-page.tsx";

const TODAY = "GET /api/staff/money/today/";
const none = { count: 0, items: [] as object[] };
const payer = { id: "p1", name: "Amina Haddad" };
const calm = {
  is_open: true,
  time_zone: "Europe/Paris",
  currency: "EUR",
  approval_limit: 20_000,
  failed: none,
  needs_payer: none,
  unpaid: none,
  unclear: none,
  disputes: none,
  suspense: [] as object[],
  to_approve: none,
  to_transfer: none,
  renewals: none,
  unplanned: none,
};
const refund = {
  id: "11111111-1111-4111-8111-111111111111",
  since: "2026-11-20T10:00:00Z",
  amount: 25_000,
  currency: "EUR",
  payer,
  subscription_id: null,
  reason: "staff",
  note: "Paid twice",
  is_own: false,
};

async function open(today: object, more: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ [TODAY]: { body: { ...calm, ...today } }, ...more });
  const view = await renderWithProviders(<MoneyPage />);
  return { ...view, sent: () => calls.filter(({ method }) => method !== "GET") };
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("says that all is well where nothing waits", async () => {
  await open({});
  expect(await screen.findByText("All is well")).toBeVisible();
  expect(screen.queryByRole("list")).toBeNull();
});

it("sends a refund back only after it was asked", async () => {
  const { user, sent } = await open(
    { to_approve: { count: 9, items: [refund] } },
    { [`POST /api/staff/money/refunds/${refund.id}/approve/`]: { body: { done: true } } },
  );
  const list = within(await screen.findByRole("region", { name: "Refunds to approve" }));
  expect(list.getByText("Paid twice")).toBeVisible();
  expect(list.getByText("and 8 more")).toBeVisible();
  await user.click(list.getByRole("button", { name: "Approve" }));
  expect(sent()).toEqual([]);
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("The refund is approved")).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it("offers no approval to whoever asked for it, and wants a reason for a refusal", async () => {
  const { user, sent } = await open(
    { to_approve: { count: 1, items: [{ ...refund, is_own: true }] } },
    { [`POST /api/staff/money/refunds/${refund.id}/refuse/`]: { body: { done: true } } },
  );
  await user.click(await screen.findByRole("button", { name: "Refuse" }));
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Refuse the refund" }));
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText(/^Why/), "Not due");
  await user.click(dialog.getByRole("button", { name: "Refuse the refund" }));
  expect(await screen.findByText("The refund is refused")).toBeVisible();
  expect(sent()[0]?.body).toEqual({ note: "Not due" });
});

it("says what a provider answered where it is not as staff thought", async () => {
  const detail = ["The provider says that it is not paid."];
  const unclear = { ...refund, provider: "stripe", reference: "pi_1", why: "silence" };
  const { user, sent } = await open(
    { unclear: { count: 1, items: [unclear] } },
    { [`POST /api/staff/money/payments/${refund.id}/settle/`]: { status: 409, body: { detail } } },
  );
  await user.click(await screen.findByRole("button", { name: "It was paid" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "It was paid" }));
  expect(await screen.findByText(/The provider says that it is not paid/)).toBeVisible();
  expect(sent()[0]?.body).toEqual({ is_paid: true });
});

it("names whose lessons are cancelled unpaid, and when the next would have been", async () => {
  const unpaid = {
    subscription_id: "22222222-2222-4222-8222-222222222222",
    amount: 9600,
    currency: "EUR",
    payer,
    student: { id: "s1", name: "Inès" },
    lessons: 2,
    first_at: "2026-12-16T17:00:00Z",
  };
  await open({ unpaid: { count: 1, items: [unpaid] } });
  const list = within(
    await screen.findByRole("region", { name: "Cancelled for want of a payment" }),
  );
  expect(list.getByText("Amina Haddad")).toBeVisible();
  expect(list.getByText(/2 lessons/)).toBeVisible();
  expect(list.getByText(/16 December.*Inès/)).toBeVisible();
});

it("says until when a bank is answered, why it asks, and gives the file for it", async () => {
  const dispute = {
    id: "33333333-3333-4333-8333-333333333333",
    since: "2026-11-20T10:00:00Z",
    amount: 9600,
    currency: "EUR",
    payer,
    reason: "product_not_received",
    evidence_until: "2026-11-28T10:00:00Z",
    is_withdrawn: true,
  };
  await open({
    disputes: { count: 2, items: [dispute, { ...dispute, id: "4", payer: null, reason: "odd" }] },
  });
  const list = within(await screen.findByRole("list", { name: "Disputed payments" }));
  const [ours, strange] = list.getAllByRole("listitem");
  expect(ours).toHaveTextContent(/nothing was received.*answer by Saturday 28 November/);
  expect(within(ours!).getByRole("link", { name: /File for the bank/ })).toHaveAttribute(
    "href",
    `/api/staff/money/disputes/${dispute.id}/evidence/`,
  );
  expect(strange).toHaveTextContent(/Nobody’s here.*the bank says: .*odd/);
  expect(within(strange!).queryByRole("link")).toBeNull();
});
