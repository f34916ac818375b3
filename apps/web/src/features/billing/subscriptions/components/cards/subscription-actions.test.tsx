import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import {
  buildCharge,
  buildSubscription,
  buildSubscriptions,
} from "../../../../../../test/build-subscription.ts";
import { renderWithProviders } from "../../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../../test/stub-api.ts";
import { SubscriptionPage } from "../subscription-page.tsx";

const LIST = "GET /api/users/me/subscriptions/";
const { id } = buildSubscription();
const leaving = {
  ends_at: "2026-11-30T08:00:00Z",
  minutes_left: 270,
  amount: 7200,
  currency: "EUR",
  to_voucher: 0,
  by_transfer: 0,
  lessons_cancelled: 6,
  kept: 2400,
  needs_approval: false,
};

async function open(all: ReturnType<typeof buildSubscriptions>, answers = {}) {
  const sent = stubApi({ [LIST]: { body: all }, ...answers });
  const view = await renderWithProviders(<SubscriptionPage isTeacher={false} documents={null} />);
  await screen.findByRole("region", { name: "Inès Lambert" });
  return { ...view, changes: () => sent.filter(({ method }) => method !== "GET") };
}

const press = (name: string | RegExp) => screen.getByRole("button", { name });

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("leaves in two presses, with what comes back shown before the last", async () => {
  const { user, changes } = await open(buildSubscriptions(), {
    [`GET /api/subscriptions/${id}/leaving/`]: { body: leaving },
    [`POST /api/subscriptions/${id}/leaving/`]: { body: leaving },
  });
  await user.click(press("End your contract"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("€72.00")).toBeVisible();
  expect(dialog.getByText("€24.00")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Confirm the end of the contract" }));
  expect(await screen.findByText("The contract ends")).toBeVisible();
  expect(changes()).toHaveLength(1);
  expect(changes()[0]?.body).toEqual({ amount: 7200 });
  expect(changes()[0]?.headers.get("idempotency-key")).toBeTruthy();
});

it("gives up nothing that was not seen: another amount is shown first", async () => {
  let amount = 7200;
  const { user, changes } = await open(buildSubscriptions(), {
    [`GET /api/subscriptions/${id}/leaving/`]: () => ({ body: { ...leaving, amount } }),
    [`POST /api/subscriptions/${id}/leaving/`]: () => {
      amount = 6000;
      return { status: 409, body: { detail: ["The amount has changed."] } };
    },
  });
  await user.click(press("End your contract"));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("€72.00");
  await user.click(dialog.getByRole("button", { name: "Confirm the end of the contract" }));
  expect(await dialog.findByText("€60.00")).toBeVisible();
  expect(dialog.getByText("The amount has changed.")).toBeVisible();
  expect(changes()).toHaveLength(1);
});

it("withdraws here while it is possible, and not after", async () => {
  const within14 = { withdrawable_until: "2026-12-06T22:59:59Z" };
  const { user, changes } = await open(
    buildSubscriptions({ subscriptions: [buildSubscription(within14)] }),
    {
      [`GET /api/subscriptions/${id}/withdrawal/`]: { body: { ...leaving, needs_approval: true } },
      [`POST /api/subscriptions/${id}/withdrawal/`]: { body: leaving },
    },
  );
  await user.click(press("Withdraw from the contract here"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(/A second person/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Confirm the withdrawal" }));
  await waitFor(() => expect(changes()[0]?.path).toBe(`/api/subscriptions/${id}/withdrawal/`));
});

it("has no withdrawal once its days are over", async () => {
  await open(buildSubscriptions());
  expect(screen.queryByRole("button", { name: "Withdraw from the contract here" })).toBeNull();
});

it("pauses until a day, and says why not", async () => {
  const { user, changes } = await open(buildSubscriptions(), {
    [`PUT /api/subscriptions/${id}/pause/`]: {
      status: 400,
      body: { until: ["A pause lasts at most 60 days."] },
    },
  });
  await user.click(press("Pause"));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Rest until"), "2027-06-01");
  await user.click(dialog.getByRole("button", { name: "Pause" }));
  expect(await dialog.findAllByText("A pause lasts at most 60 days.")).not.toHaveLength(0);
  expect(changes()[0]?.body).toEqual({ until: "2027-06-01" });
});

it("goes on before the pause is over", async () => {
  const paused = buildSubscription({ state: "paused", paused_until: "2026-12-20T08:00:00Z" });
  const { user } = await open(buildSubscriptions({ subscriptions: [paused] }), {
    [`DELETE /api/subscriptions/${id}/pause/`]: { body: buildSubscriptions() },
  });
  await user.click(press("Go on now"));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Go on now" }));
  expect(await screen.findByText("Active")).toBeVisible();
});

it("drops an order that is not paid, or leads to its payment", async () => {
  const ordered = buildSubscriptions({
    subscriptions: [buildSubscription({ state: "ordered", next_payment: null })],
    charges: [buildCharge()],
  });
  const { user, changes } = await open(ordered, {
    [`DELETE /api/subscriptions/${id}/`]: { status: 204 },
  });
  expect(screen.getAllByRole("link", { name: "Pay €96.00" })).toHaveLength(2);
  await user.click(press("Drop the order"));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Drop the order" }));
  expect(await screen.findByText("The order is dropped")).toBeVisible();
  expect(changes()).toHaveLength(1);
});

it.each([
  ["3", "t", [135, 3225], /2 hrs 15 mins more.*for €32.25/, /from now on$/],
  ["1", "o", [0, 0], /holds from Tuesday 15 December/, /next period on$/],
] as const)(
  "changes the rhythm to %s lessons a week, and says what follows first",
  async (...row) => {
    const [lessons, plan, [minutes, amount], says, done] = row;
    const plans = [
      { id: "t", lessons_per_week: 3, length_minutes: 45, amounts: { EUR: 13_900 } },
      { id: "c", lessons_per_week: 2, length_minutes: 45, amounts: { EUR: 9600 } },
      { id: "o", lessons_per_week: 1, length_minutes: 45, amounts: { EUR: 5000 } },
    ];
    const { user, changes } = await open(buildSubscriptions(), {
      "GET /api/prices/": { body: { is_open: true, currency: "EUR", plans } },
      [`GET /api/subscriptions/${id}/plan/${plan}/`]: {
        body: { minutes, amount, currency: "EUR", next_period_at: "2026-12-15T08:00:00Z" },
      },
      [`PUT /api/subscriptions/${id}/plan/`]: { body: buildSubscriptions() },
    });
    await user.click(press("Change the rhythm"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByRole("radio", { name: "2" })).toBeChecked();
    expect(dialog.queryByRole("button", { name: /^Change/ })).toBeNull();
    await user.click(dialog.getByRole("radio", { name: lessons }));
    expect(await dialog.findByText(says)).toBeVisible();
    const confirm = amount > 0 ? "Change, and pay €32.25" : "Change the rhythm";
    await user.click(dialog.getByRole("button", { name: confirm }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(changes()[0]?.body).toEqual({ plan_id: plan, amount });
  },
);

it("forgets a card in two presses", async () => {
  const { user, changes } = await open(buildSubscriptions(), {
    "DELETE /api/users/me/payment-method/": { status: 204 },
  });
  await user.click(press("Change it"));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Forget this one" }));
  expect(await screen.findByText("It is forgotten")).toBeVisible();
  expect(changes()[0]?.path).toBe("/api/users/me/payment-method/");
});
