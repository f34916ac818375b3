import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { MessagesPage } from "./messages-page.tsx";

const LIST = "GET /api/contact-messages/?page=1";
const MARK = "PATCH /api/contact-messages/m1/";
const DELETE = "DELETE /api/contact-messages/m1/";

const open = {
  id: "m1",
  name: "Inès Lambert",
  email: "ines@example.test",
  topic: "gift_voucher",
  message: "Bonjour,\nun bon pour ma nièce.",
  language: "fr",
  is_handled: false,
  created_at: "2026-11-20T10:00:00Z",
};
const handled = { ...open, id: "m2", name: "سارة", language: "ar", is_handled: true };

const page = (messages: object[], page_count = 1) => ({ body: { messages, page: 1, page_count } });

type Answers = Parameters<typeof stubApi>[0];

async function openMessages(answers: Answers) {
  const calls = stubApi({
    "GET /api/institute/": { body: { name: "Dar", phone: null } },
    "GET /api/profile/": { status: 404 },
    ...answers,
  });
  const turned: number[] = [];
  const view = await renderWithProviders(
    <MessagesPage page={1} onPage={(next) => void turned.push(next)} />,
  );
  return { ...view, calls, turned };
}

const messageOf = async (name: string) => within(await screen.findByRole("article", { name }));
const titleOf = (name: string) => screen.queryByRole("heading", { level: 2, name });

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

test("each message says who wrote, about what, when, and whether it is handled", async () => {
  await openMessages({ [LIST]: page([open, handled]) });
  const first = await messageOf("Inès Lambert");
  expect(first.getByText("To answer")).toBeVisible();
  expect(first.getByText(/^A gift voucher · written in French · 20\/11\/26/)).toBeVisible();
  const text = first.getByText(/un bon pour ma nièce/);
  expect(text).toHaveAttribute("dir", "auto");
  expect(text).toHaveAttribute("lang", "fr");
  await waitFor(() =>
    expect(first.getByRole("link", { name: "Answer by e-mail" })).toHaveAttribute(
      "href",
      "mailto:ines@example.test?subject=Re%3A%20Dar",
    ),
  );
  const second = await messageOf("سارة");
  expect(second.getByText("Handled")).toBeVisible();
});

test("a message is marked as handled, and opened again", async () => {
  let isHandled = false;
  const { user, calls } = await openMessages({
    [LIST]: () => page([{ ...open, is_handled: isHandled }]),
    [MARK]: () => {
      isHandled = !isHandled;
      return { body: { ...open, is_handled: isHandled } };
    },
  });
  const message = await messageOf("Inès Lambert");
  await user.click(message.getByRole("button", { name: "Mark as handled" }));
  expect(await message.findByText("Handled")).toBeVisible();
  await user.click(message.getByRole("button", { name: "Open again" }));
  expect(await message.findByText("To answer")).toBeVisible();
  const bodies = calls.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  expect(bodies).toEqual([{ is_handled: true }, { is_handled: false }]);
});

test("a message is deleted once that is confirmed", async () => {
  let isThere = true;
  const { user, calls } = await openMessages({
    [LIST]: () => page(isThere ? [open] : []),
    [DELETE]: () => {
      isThere = false;
      return { body: { done: true } };
    },
  });
  const remove = () => user.click(screen.getByRole("button", { name: "Delete" }));
  await messageOf("Inès Lambert");
  await remove();
  const dialog = screen.getByRole("alertdialog", { name: "Delete this message?" });
  expect(dialog).toHaveTextContent(/Inès Lambert.* wrote will be deleted for good/);
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  await remove();
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("No messages yet")).toBeVisible();
  expect(await screen.findByText("The message is deleted")).toBeVisible();
});

test("what could not be done is said, and the message stays", async () => {
  const { user } = await openMessages({ [LIST]: page([open]) });
  await user.click((await messageOf("Inès Lambert")).getByRole("button", { name: /handled/ }));
  expect(await screen.findByText("This could not be done")).toBeVisible();
  expect(screen.getByText(/^No connection/)).toBeVisible();
  expect(titleOf("Inès Lambert")).toBeVisible();
});

test("older messages stand on further pages", async () => {
  const { user, turned } = await openMessages({ [LIST]: page([open], 3) });
  await messageOf("Inès Lambert");
  await user.click(screen.getByRole("button", { name: /next/i }));
  expect(turned).toEqual([2]);
});

test("without messages it says where they come from", async () => {
  await openMessages({ [LIST]: page([]) });
  expect(await screen.findByText("No messages yet")).toBeVisible();
});

test("a failure offers another try", async () => {
  let isThere = false;
  const { user } = await openMessages({
    [LIST]: () => (isThere ? page([open]) : { status: 404 }),
  });
  await screen.findByText("This could not be loaded");
  isThere = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect((await messageOf("Inès Lambert")).getByText("To answer")).toBeVisible();
});
