import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { OutboxSearch } from "../model/outbox-search.ts";
import { OutboxPage } from "./outbox-page.tsx";

const LIST = "GET /api/outbox/?show=";
const onSearch = vi.fn();

const kept = {
  id: "m1",
  channel: "email",
  state: "waiting",
  attempts: 0,
  to: "layla@riwaq.test",
  subject: "Confirm your address",
  text: `Open ${location.origin}/verify-email?token=abc.\nNot https://elsewhere.test/x`,
  created_at: "2026-11-20T10:00:00Z",
  sent_at: null,
  failure: null,
  secret: "none",
};
const sent = {
  ...kept,
  id: "m2",
  state: "sent",
  subject: "Welcome",
  text: "",
  sent_at: "2026-11-20T10:01:00Z",
};
const failed = { ...kept, id: "m3", state: "failed", subject: "Lost", failure: "mailbox full" };
const unclear = { ...kept, id: "m4", state: "unclear", channel: "sms", subject: "Perhaps" };

type Answers = Parameters<typeof stubApi>[0];
type Opened = { search?: OutboxSearch; more?: Answers };

async function openOutbox(answer: Answers[string], opened: Opened = {}) {
  const { search = {}, more = {} } = opened;
  const calls = stubApi({
    [LIST + (search.show ?? "all")]: answer,
    "GET /api/profile/": { status: 404 },
    ...more,
  });
  const view = await renderWithProviders(<OutboxPage search={search} onSearch={onSearch} />);
  return { ...view, calls };
}

async function mailCalled(subject: string) {
  const heading = await screen.findByRole("heading", { level: 2, name: subject });
  return within(heading.closest("li")!);
}

test("each mail says to whom, when, and what became of it", async () => {
  await openOutbox({ body: [kept, sent, failed] });
  expect(screen.getByRole("heading", { level: 1, name: "Outbox" })).toBeVisible();
  const first = await mailCalled("Confirm your address");
  expect(first.getByText(/layla@riwaq\.test/)).toBeVisible();
  expect(first.getByText("Waiting")).toBeVisible();
  expect(first.getByText(/Written on 20\/11\/26/)).toBeVisible();
  const second = await mailCalled("Welcome");
  expect(second.getByText("Sent")).toBeVisible();
  expect(second.getByText(/Sent on 20\/11\/26/)).toBeVisible();
  expect(second.getByText(/is not shown/)).toBeVisible();
  const third = await mailCalled("Lost");
  expect(third.getByText("Failed")).toBeVisible();
  expect(third.getByText(/mailbox full/)).toBeVisible();
});

test("the text opens; its link is one only where it leads into this site", async () => {
  const { user } = await openOutbox({ body: [kept] });
  const mail = await mailCalled("Confirm your address");
  expect(mail.getByText(/elsewhere/)).not.toBeVisible();
  await user.click(mail.getByText("Show the text"));
  const links = mail.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([`${location.origin}/verify-email?token=abc`]);
  expect(mail.getByText(/https:\/\/elsewhere\.test\/x/)).toBeVisible();
});

test("without mails it says when there will be some", async () => {
  await openOutbox({ body: [] });
  expect(await screen.findByText("No messages yet")).toBeVisible();
});

test("a failure offers another try", async () => {
  let isThere = false;
  const { user } = await openOutbox(() => (isThere ? { body: [kept] } : { status: 404 }));
  await screen.findByText("This could not be loaded");
  isThere = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect((await mailCalled("Confirm your address")).getByText("Waiting")).toBeVisible();
});

test("what failed is sent again at once; of what is unclear staff accept first that it may come twice", async () => {
  document.cookie = "csrftoken=t;path=/";
  const more = {
    "POST /api/outbox/m3/send-again/": { body: { ...failed, state: "waiting" } },
    "POST /api/outbox/m4/send-again/": { body: { ...unclear, state: "waiting" } },
  };
  const answer = { body: [sent, failed, unclear] };
  const { user, calls } = await openOutbox(answer, { search: { show: "problems" }, more });
  const posted = () => calls.filter(({ path }) => path.endsWith("/send-again/"));
  expect((await mailCalled("Welcome")).queryByRole("button", { name: "Send again" })).toBeNull();
  await user.click((await mailCalled("Lost")).getByRole("button", { name: "Send again" }));
  expect(posted()).toHaveLength(1);
  const perhaps = await mailCalled("Perhaps");
  expect(perhaps.getByText(/SMS/)).toBeVisible();
  await user.click(perhaps.getByRole("button", { name: "Send again" }));
  expect(posted()).toHaveLength(1);
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Send again" }));
  expect(posted()).toHaveLength(2);
});

test("the tabs ask for what failed, or for what waits", async () => {
  const { user } = await openOutbox({ body: [kept] });
  await user.click(screen.getByRole("tab", { name: "Failed or unclear" }));
  expect(onSearch).toHaveBeenCalledWith({ show: "problems" });
});

test("a link that is its reader's alone is shown by a press, or not at all", async () => {
  document.cookie = "csrftoken=t;path=/";
  const openable = { ...kept, text: "", secret: "openable" };
  const withheld = { ...kept, id: "m5", subject: "New password", text: "", secret: "kept" };
  const { user, calls } = await openOutbox(
    { body: [openable, withheld] },
    { more: { "POST /api/outbox/m1/open/": { body: kept } } },
  );
  expect((await mailCalled("New password")).getByText(/mail server delivers it/)).toBeVisible();
  expect((await mailCalled("New password")).queryByRole("button")).toBeNull();
  const mail = await mailCalled("Confirm your address");
  expect(mail.getByText(/is noted/)).toBeVisible();
  expect(mail.queryByRole("link")).toBeNull();
  await user.click(mail.getByRole("button", { name: "Show the text with its link" }));
  expect(await mail.findByRole("link")).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});
