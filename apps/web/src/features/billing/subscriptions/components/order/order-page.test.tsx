import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { INES, buildOrderStart, buildQuote } from "../../../../../../test/build-subscription.ts";
import { renderWithProviders } from "../../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../../test/stub-api.ts";
import { OrderPage } from "./order-page.tsx";

const START = `GET /api/students/${INES.id}/order/`;
const QUOTE = "POST /api/subscriptions/quote/";
const ORDER = "POST /api/subscriptions/";
const CHARGE = "44444444-4444-4444-8444-444444444444";
const ordered = { subscription_id: "33333333-3333-4333-8333-333333333333", charge_id: CHARGE };

async function open(answers: Parameters<typeof stubApi>[0]) {
  const sent = stubApi({ [START]: { body: buildOrderStart() }, ...answers });
  const view = await renderWithProviders(<OrderPage student={INES.id} />);
  const posts = (path: string) => sent.filter((one) => `${one.method} ${one.path}` === path);
  return { ...view, posts };
}

const early = () => screen.getByRole("checkbox", { name: /I ask for lessons within the 14 days/ });
const toSummary = () => screen.getByRole("button", { name: "To the summary" });
const button = () => screen.findByRole("button", { name: "Order with obligation to pay" });

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("shows all that is to be known, and then orders what was shown", async () => {
  const { user, posts, address } = await open({
    [QUOTE]: { body: buildQuote() },
    [ORDER]: { status: 201, body: ordered },
  });
  expect(await screen.findByText("€96.00")).toBeVisible();
  await user.click(toSummary());
  const summary = within(await screen.findByRole("region", { name: "Look at it once more" }));
  expect(summary.getByText(/€96.00 every four weeks, or earlier/)).toBeVisible();
  expect(summary.getByText(/until Sunday 6 December, 11:59 pm .*Paris/)).toBeVisible();
  expect(summary.getByText(/From Monday 7 December on/)).toBeVisible();
  expect(summary.getByText(/Riwaq SAS/)).toBeVisible();
  expect(summary.getByText(/^Médiateur/)).toBeVisible();
  expect(summary.getByRole("link", { name: "General conditions of sale" })).toHaveAttribute(
    "href",
    "/conditions",
  );
  await user.dblClick(await button());
  await waitFor(() => expect(address()).toBe(`/subscription/pay/${CHARGE}`));
  expect(posts(ORDER)).toHaveLength(1);
  const wish = posts(QUOTE)[0]?.body;
  expect(posts(ORDER)[0]?.body).toEqual({ ...(wish as object), quote_hash: "a".repeat(64) });
});

it("the box of early lessons is empty until it is ticked, and a change asks for the summary anew", async () => {
  const { user, posts } = await open({ [QUOTE]: { body: buildQuote() } });
  await screen.findByText("€96.00");
  expect(early()).not.toBeChecked();
  await user.click(toSummary());
  await button();
  expect(posts(QUOTE)[0]?.body).toMatchObject({ asks_early: false });
  await user.click(early());
  expect(screen.queryByRole("button", { name: "Order with obligation to pay" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Renew the summary" }));
  await button();
  expect(posts(QUOTE)[1]?.body).toMatchObject({ asks_early: true });
});

it("shows a price that has changed meanwhile, and orders nothing", async () => {
  let amount = 9600;
  const { user, posts } = await open({
    [QUOTE]: () => ({ body: buildQuote({ amount, hash: String(amount).padEnd(64, "b") }) }),
    [ORDER]: () => {
      amount = 10_400;
      return { status: 409, body: { detail: ["The price has changed."] } };
    },
  });
  await screen.findByText("€96.00");
  await user.click(toSummary());
  await user.click(await button());
  expect(await screen.findByText(/have changed meanwhile/)).toBeVisible();
  expect(screen.getAllByText("€104.00")).not.toHaveLength(0);
  expect(posts(ORDER)).toHaveLength(1);
});

it("says why it is refused, and keeps what was written", async () => {
  const { user } = await open({
    [QUOTE]: { status: 400, body: { country: ["Lessons are not sold in this country."] } },
  });
  await screen.findByText("€96.00");
  await user.click(toSummary());
  expect(await screen.findAllByText("Lessons are not sold in this country.")).not.toHaveLength(0);
  expect(screen.getByLabelText("First and last name of the payer")).toHaveValue("Nadia Lambert");
});

it("asks for what the invoice needs before anything is sent", async () => {
  const { user, posts } = await open({
    [START]: { body: buildOrderStart({ payer_address: "" }) },
    [QUOTE]: { body: buildQuote() },
  });
  await screen.findByText("€96.00");
  await user.click(toSummary());
  expect(await screen.findAllByText("This field is required")).not.toHaveLength(0);
  expect(posts(QUOTE)).toEqual([]);
});

it("another rhythm has another price, and is the one that is asked for", async () => {
  const { user, posts } = await open({ [QUOTE]: { body: buildQuote() } });
  await screen.findByText("€96.00");
  await user.click(screen.getByRole("radio", { name: "3" }));
  expect(screen.getByText("€139.00")).toBeVisible();
  await user.click(toSummary());
  await button();
  const { plans } = buildOrderStart();
  expect(posts(QUOTE)[0]?.body).toMatchObject({ plan_id: plans[1]?.id });
});

describe("where nothing can be ordered", () => {
  it.each([
    ["shop_closed", "Nothing can be ordered at the moment", "/contact"],
    ["already_subscribed", "There is a subscription already", "/subscription"],
    ["not_payer", "Somebody else pays for these lessons", "/children"],
  ] as const)("%s says so, and leads on", async (refused, words, href) => {
    await open({ [START]: { body: buildOrderStart({ refused }) } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole("link")).toHaveAttribute("href", href);
  });

  it("an unknown learner is no broken page", async () => {
    await open({ [START]: { status: 404, body: {} } });
    expect(await screen.findByText("We do not know this learner")).toBeVisible();
  });
});
