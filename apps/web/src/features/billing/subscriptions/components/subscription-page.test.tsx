import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import {
  INES,
  YANIS,
  buildCharge,
  buildSubscription,
  buildSubscriptions,
} from "../../../../../test/build-subscription.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { LessonsLeftLine } from "./lessons-left-line.tsx";
import { SubscriptionPage } from "./subscription-page.tsx";

const LIST = "GET /api/users/me/subscriptions/";
const LEFT = "GET /api/users/me/lessons-left/";
const failed = {
  state: "failed" as const,
  provider: "stripe" as const,
  decline: "bank" as const,
  at: "2026-11-21T08:00:00Z",
};

async function open(
  all: ReturnType<typeof buildSubscriptions>,
  answers: Parameters<typeof stubApi>[0] = {},
) {
  const sent = stubApi({
    [LIST]: { body: all },
    "GET /api/profile/": { body: buildProfile() },
    ...answers,
  });
  const view = await renderWithProviders(<SubscriptionPage isTeacher={false} documents={null} />);
  await screen.findByRole("heading", { level: 1 });
  return { ...view, changes: () => sent.filter(({ method }) => method !== "GET") };
}

const card = () => screen.findByRole("region", { name: "Inès Lambert" });

beforeEach(() => {
  document.cookie = "csrftoken=abc";
  currentUser.set(null);
});

it("says of each child what is left, what comes next and how it is paid", async () => {
  await open(buildSubscriptions());
  const ines = within(await card());
  expect(ines.getByText("6 lessons left")).toBeVisible();
  expect(ines.getByText("Active")).toBeVisible();
  expect(ines.getByText(/Next payment Saturday 12 December · €96.00 · card/)).toHaveTextContent(
    "••4242",
  );
  expect(ines.getByRole("link", { name: /^Why\?/ })).toHaveAttribute(
    "href",
    `/subscription/${buildSubscription().id}`,
  );
});

it("says of hours that are all used up just that", async () => {
  const at = "2026-11-20T08:00:00Z";
  const next = { at, amount: 9600, trigger: "hours" as const, starts_at: at };
  const used = buildSubscription({ minutes_left: 0, lessons_left: 0, next_payment: next });
  await open(buildSubscriptions({ subscriptions: [used] }));
  expect(within(await card()).getByText(/^The hours are used up/)).toBeVisible();
});

it("offers an order once for whoever has had a subscription", async () => {
  const over = buildSubscription({ state: "ended", next_payment: null });
  await open(buildSubscriptions({ subscriptions: [over], learners: [INES] }));
  expect(await card()).toBeVisible();
  expect(screen.getAllByRole("link", { name: /^Choose a rhythm/ })).toHaveLength(1);
});

it("asks nobody to pay what is charged by itself, also where its hour has come", async () => {
  const dueAt = "2026-11-20T08:00:00Z";
  const charge = buildCharge({ cause: "renewal", due_at: dueAt, next_attempt_at: dueAt });
  await open(buildSubscriptions({ charges: [charge] }));
  const soon = within(await screen.findByRole("region", { name: "Charged soon" }));
  expect(soon.getByText(/^Charged by itself on Friday 20 November/)).toBeVisible();
  expect(screen.queryByRole("region", { name: "To be paid" })).toBeNull();
  expect(within(await card()).queryByRole("link", { name: /^Pay/ })).toBeNull();
});

it("names no next payment while one is awaited", async () => {
  const awaited = buildSubscription({ next_payment: null, awaits_payment: true });
  await open(buildSubscriptions({ subscriptions: [awaited] }));
  const ines = within(await card());
  expect(ines.getByText(/asked for and not paid yet/)).toBeVisible();
  expect(ines.queryByText(/Next payment/)).toBeNull();
});

it("names an account with PayPal as far as its address is known", async () => {
  const method = { id: "m", provider: "paypal" as const, brand: "paypal", last4: "" };
  const account = "m…@example.org";
  await open(buildSubscriptions({ method: { ...method, account, expires_on: null } }));
  const shown = within(await screen.findByRole("region", { name: "Means of payment" }));
  expect(shown.getByText(/^PayPal · /)).toHaveTextContent(account);
});

describe("a state in words", () => {
  const end = "2026-12-20T08:00:00Z";
  it.each([
    [{ state: "ordered" }, "Ordered, to be paid"],
    [{ state: "paused", paused_until: end }, "Paused until Sunday 20 December"],
    [{ state: "leaving", ends_at: end }, "Ends on Sunday 20 December"],
    [{ state: "ended", ends_at: end }, "Ended on Sunday 20 December"],
  ] as const)("%o", async (changes, words) => {
    await open(buildSubscriptions({ subscriptions: [buildSubscription(changes)] }));
    expect(within(await card()).getByText(words)).toBeVisible();
  });

  it("a payment that the bank asks about comes before all else, with the way to pay", async () => {
    await open(
      buildSubscriptions({ charges: [buildCharge({ cause: "renewal", attempt: failed })] }),
    );
    const ines = within(await card());
    expect(ines.getByText("Payment failed: needs you")).toBeVisible();
    const due = within(screen.getByRole("region", { name: "To be paid" }));
    expect(due.getByText(/your bank wants to ask you/)).toBeVisible();
    expect(due.getByRole("link", { name: "Pay €96.00" })).toHaveAttribute(
      "href",
      `/subscription/pay/${buildCharge().id}`,
    );
  });
});

it("says plainly which lessons nothing covers", async () => {
  const first = { first_uncovered_at: "2026-12-01T17:00:00Z", minutes_owed: 45 };
  await open(buildSubscriptions({ subscriptions: [buildSubscription(first)] }));
  const ines = within(await card());
  expect(ines.getByText(/Not covered yet.*Tuesday 1 December.*Paris/)).toBeVisible();
  expect(ines.getByText(/45 mins were taught beyond what was paid for/)).toBeVisible();
});

it("says which lessons are cancelled unpaid, and until when their hours are kept", async () => {
  const unpaid = { unpaid: { lessons: 2, kept_until: "2026-12-29T17:30:00Z" } };
  await open(buildSubscriptions({ subscriptions: [buildSubscription(unpaid)] }));
  const ines = within(await card());
  expect(ines.getByText(/2 lessons are cancelled because their payment is missing/)).toBeVisible();
  expect(ines.getByText(/kept for you until Tuesday 29 December/)).toBeVisible();
});

it("shows whose child has no subscription, with the way to one", async () => {
  await open(buildSubscriptions({ subscriptions: [], learners: [YANIS], method: null }));
  const link = await screen.findByRole("link", { name: /Choose a rhythm for .*Yanis Lambert/ });
  expect(link).toHaveAttribute("href", `/subscription/order?student=${YANIS.id}`);
});

it("says that nothing is sold where the shop is closed and nobody has anything", async () => {
  await open(buildSubscriptions({ is_open: false, subscriptions: [], method: null }));
  expect(await screen.findByText("Billing opens later.")).toBeVisible();
});

it("shows a pupil lessons, never money", async () => {
  const none = buildSubscriptions({ subscriptions: [], method: null });
  const left = { student_id: "S-1", minutes_left: 270, lessons_left: 6 };
  await open(none, { [LEFT]: { body: { students: [left] } } });
  expect(await screen.findByText("6 lessons left")).toBeVisible();
  expect(document.body).not.toHaveTextContent("€");
});

it("a line says how much is left to each child, and leads on", async () => {
  const left = { student_id: YANIS.id, minutes_left: 30, lessons_left: 1 };
  stubApi({ [LEFT]: { body: { students: [left] } } });
  await renderWithProviders(<LessonsLeftLine names={new Map([[YANIS.id, YANIS.name]])} />);
  const link = await screen.findByRole("link", { name: "Yanis Lambert 1 lesson left" });
  expect(link).toHaveAttribute("href", "/subscription");
});

it("offers to ask again where nothing could be read", async () => {
  const answers = { [LIST]: { status: 500, body: {} } };
  stubApi(answers);
  await renderWithProviders(<SubscriptionPage isTeacher={false} documents={null} />);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

it("asks a teacher's subscriptions of nobody", async () => {
  const sent = stubApi({});
  await renderWithProviders(<SubscriptionPage isTeacher documents={null} />);
  expect(screen.getByText(/nothing to pay/)).toBeVisible();
  expect(sent.map(({ path }) => path)).not.toContain("/api/users/me/subscriptions/");
});
