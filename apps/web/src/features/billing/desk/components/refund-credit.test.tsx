import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { RefundCredit } from "./refund-credit.tsx";

const GIVE = "POST /api/staff/money/payers/p1/refunds/";

async function open(answer: object) {
  const calls = stubApi({ [GIVE]: answer });
  const view = await renderWithProviders(
    <RefundCredit payerId="p1" credit={{ amount: 1250, currency: "EUR" }} />,
  );
  await view.user.click(screen.getByRole("button", { name: "Give back" }));
  return { ...view, calls, dialog: within(await screen.findByRole("dialog")) };
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("gives back what is typed, with its reason, under a key of its own", async () => {
  const body = { needs_approval: true, by_transfer: 0 };
  const { user, calls, dialog } = await open({ status: 201, body });
  const amount = dialog.getByLabelText(/Amount in EUR/);
  expect(amount).toHaveValue("12.5");
  await user.clear(amount);
  await user.type(amount, "7,25");
  await user.type(dialog.getByLabelText(/Reason/), "Paid twice");
  await user.click(dialog.getByRole("button", { name: "Give it back" }));
  expect(await screen.findByText("A second person looks at it first")).toBeVisible();
  const [sent] = calls;
  expect(sent?.body).toEqual({ currency: "EUR", amount: 725, note: "Paid twice" });
  expect(sent?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
});

it("asks for the reason, and says at the amount what is wrong with it", async () => {
  const { user, dialog, calls } = await open({
    status: 400,
    body: { amount: ["There is not so much credit."] },
  });
  await user.click(dialog.getByRole("button", { name: "Give it back" }));
  expect(calls).toEqual([]);
  await user.type(dialog.getByLabelText(/Reason/), "x");
  await user.click(dialog.getByRole("button", { name: "Give it back" }));
  const amount = dialog.getByLabelText(/Amount in EUR/);
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/There is not so much credit\./));
});
