import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildCharge } from "../../../../../../test/build-subscription.ts";
import { renderWithProviders } from "../../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../../test/stub-api.ts";
import * as out from "../../../../../lib/go-out.ts";
import { PayPage } from "./pay-page.tsx";
import type { CameBack } from "./use-charge.ts";

const { id } = buildCharge();
const CHARGE = `GET /api/charges/${id}/`;
const LOOK = `POST /api/charges/${id}/look/`;
const PAY = `POST /api/charges/${id}/payments/`;
const attempt = {
  state: "open" as const,
  provider: "stripe" as const,
  decline: null,
  at: "2026-11-21T08:00:00Z",
};
const refusedBy = (decline: "soft" | "hard" | "bank") =>
  buildCharge({ attempt: { ...attempt, state: "failed", decline } });
const paid = buildCharge({ state: "paid", paid_at: "2026-11-21T18:02:00Z" });

async function open(answers: Parameters<typeof stubApi>[0], cameBack: CameBack = null) {
  const sent = stubApi(answers);
  const view = await renderWithProviders(<PayPage id={id} cameBack={cameBack} />);
  await screen.findByRole("heading", { name: "Payment" });
  return { ...view, posts: () => sent.filter(({ method }) => method === "POST") };
}

beforeEach(() => {
  document.cookie = "csrftoken=abc";
  vi.spyOn(out, "goOut").mockReturnValue(undefined);
});
afterEach(() => void vi.useRealTimers());

it("says what is paid and for whom, and goes on to the provider once, however often it is pressed", async () => {
  const { user, posts } = await open({
    [CHARGE]: { body: buildCharge() },
    [PAY]: { status: 201, body: { url: "https://pay.example/1" } },
  });
  expect(await screen.findByText("€96.00")).toBeVisible();
  expect(screen.getByText(/for the first four weeks of .*Inès Lambert/)).toBeVisible();
  await user.dblClick(screen.getByRole("button", { name: "Pay by card" }));
  await waitFor(() => expect(out.goOut).toHaveBeenCalledWith("https://pay.example/1"));
  await user.click(screen.getByRole("button", { name: "Pay with PayPal" }));
  expect(posts()).toHaveLength(1);
  expect(posts()[0]?.body).toEqual({ provider: "stripe" });
});

it("what another tab has paid is not paid again", async () => {
  let body = buildCharge();
  const { user } = await open({
    [CHARGE]: () => ({ body }),
    [PAY]: () => {
      body = paid;
      return { status: 409, body: { detail: ["It is paid."] } };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Pay by card" }));
  expect(await screen.findByRole("heading", { name: "Paid" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Pay by card" })).toBeNull();
});

it("says so where the provider does not answer, and stays ready", async () => {
  const { user } = await open({
    [CHARGE]: { body: buildCharge() },
    [PAY]: { status: 503, body: { detail: ["Please try again in a minute."] } },
  });
  await user.click(await screen.findByRole("button", { name: "Pay by card" }));
  expect(await screen.findByText("Please try again in a minute.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Pay by card" })).toHaveAttribute(
    "aria-disabled",
    "false",
  );
});

describe("coming back from the provider", () => {
  it("looks there, and says that it is paid", async () => {
    const { posts } = await open(
      { [CHARGE]: { body: buildCharge({ attempt }) }, [LOOK]: { body: paid } },
      "done",
    );
    expect(await screen.findByRole("heading", { name: "Paid" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Book lessons" })).toHaveAttribute("href", "/teachers");
    expect(posts()).toHaveLength(1);
  });

  it("asks for some seconds, then says that it is not known, and looks again when asked", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let body = buildCharge({ attempt });
    const { user, posts } = await open(
      { [CHARGE]: { body: buildCharge({ attempt }) }, [LOOK]: () => ({ body }) },
      "done",
    );
    expect(await screen.findByText(/We are asking the provider/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Pay by card" })).toBeNull();
    for (let step = 0; step < 12; step += 1) {
      await act(() => vi.advanceTimersByTimeAsync(2500));
    }
    expect(await screen.findByRole("heading", { name: "Not yet known" })).toBeVisible();
    expect(posts()).toHaveLength(8);
    body = paid;
    await user.click(screen.getByRole("button", { name: "Look again" }));
    expect(await screen.findByRole("heading", { name: "Paid" })).toBeVisible();
  });

  it("without having paid, can pay now", async () => {
    const open1 = buildCharge({ attempt });
    await open({ [CHARGE]: { body: open1 }, [LOOK]: { body: open1 } }, "back");
    expect(await screen.findByRole("heading", { name: "Nothing was paid" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Pay by card" })).toBeVisible();
  });
});

describe("after a refusal", () => {
  it("the bank that wants to ask is one press away", async () => {
    await open({ [CHARGE]: { body: refusedBy("bank") } });
    expect(
      await screen.findByRole("heading", { name: "Your bank wants to ask you" }),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Go on to your bank" })).toBeVisible();
  });

  it("PayPal that wants the payer's approval is one press away, before a card", async () => {
    const failed = { ...attempt, provider: "paypal" as const, state: "failed" as const };
    await open({ [CHARGE]: { body: buildCharge({ attempt: { ...failed, decline: "bank" } }) } });
    expect(
      await screen.findByRole("heading", { name: "PayPal wants your approval" }),
    ).toBeVisible();
    const ways = screen.getAllByRole("button", { name: /^Pay / }).map((one) => one.textContent);
    expect(ways).toEqual(["Pay with PayPal", "Pay by card"]);
  });

  it("another card is asked for", async () => {
    await open({ [CHARGE]: { body: refusedBy("hard") } });
    expect(await screen.findByRole("heading", { name: "The payment was refused" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Pay by card" })).toBeVisible();
  });

  it("nobody pays a second time while nobody knows", async () => {
    await open({ [CHARGE]: { body: buildCharge({ attempt: { ...attempt, state: "unclear" } }) } });
    expect(await screen.findByRole("heading", { name: "Not yet known" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Pay by card" })).toBeNull();
  });
});

it("a transfer shows what a bank asks for, and copies it as it is typed there", async () => {
  const transfer = {
    holder: "Riwaq SAS",
    iban: "FR7630006000011234567890189",
    reference: "RF18539007547034",
    code: "<svg xmlns='http://www.w3.org/2000/svg'/>",
  };
  const { user } = await open({
    [CHARGE]: { body: buildCharge({ providers: ["bank"], transfer }) },
  });
  const region = within(await screen.findByRole("region", { name: "Pay by bank transfer" }));
  expect(region.getByText("FR76 3000 6000 0112 3456 7890 189")).toBeVisible();
  expect(region.getByRole("img")).toHaveAttribute("src", expect.stringContaining("svg"));
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(region.getByRole("button", { name: "Copy: IBAN" }));
  expect(write).toHaveBeenCalledWith("FR7630006000011234567890189");
  await user.click(region.getByRole("button", { name: "Copy: Amount" }));
  expect(write).toHaveBeenLastCalledWith("96.00");
});

it("says so where nothing is to be paid any more", async () => {
  await open({ [CHARGE]: { body: buildCharge({ state: "void" }) } });
  expect(await screen.findByRole("heading", { name: "Nothing to pay" })).toBeVisible();
});
