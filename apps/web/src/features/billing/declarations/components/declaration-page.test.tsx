import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { DeclarationPage } from "./declaration-page.tsx";

const SEND = "POST /api/declarations/";
const RECORDED = "Saturday 21 November 2026, 10:00 am (Paris)";
const done = {
  status: 201,
  body: { acted_at: "2026-11-21T09:00:00.000Z", recorded: RECORDED },
};

async function open(answers: Parameters<typeof stubApi>[0], kind: "withdrawal" | "leaving") {
  const calls = stubApi(answers);
  const view = await renderWithProviders(<DeclarationPage kind={kind} />);
  return { ...view, sent: () => calls.filter(({ method }) => method === "POST") };
}

const field = (name: RegExp) => screen.getByLabelText(name);
const press = (user: UserEvent, name: string) => user.click(screen.getByRole("button", { name }));

async function fillIn(user: UserEvent) {
  await user.type(field(/^Your first and last name/), "Inès Lambert");
  await user.type(field(/^Your e-mail/), "ines@example.test");
  await user.type(field(/^Reference/), "Yanis");
  await press(user, "Continue");
}

beforeEach(() => void (document.cookie = "csrftoken=abc"));

it("declares with the second press alone, and says when it was recorded", async () => {
  const { user, sent } = await open({ [SEND]: done }, "withdrawal");
  expect(screen.queryByLabelText(/contract shall end/)).toBeNull();
  await fillIn(user);
  expect(await screen.findByRole("heading", { name: "Please read once more" })).toHaveFocus();
  expect(screen.getByText(/I hereby give notice that I withdraw/)).toBeVisible();
  expect(sent()).toEqual([]);
  await press(user, "Confirm the withdrawal");
  expect(await screen.findByRole("heading", { name: /withdrawal is recorded/ })).toHaveFocus();
  expect(screen.getByText(`Received on ${RECORDED}.`)).toBeVisible();
  expect(screen.getByText(/goes to .*ines@example\.test/)).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toEqual({
    kind: "withdrawal",
    name: "Inès Lambert",
    email: "ines@example.test",
    reference: "Yanis",
    ends_on: "",
    language: "en",
  });
});

it("ends a contract on a wished day, and keeps what was filled in while it is read", async () => {
  const { user, sent } = await open({ [SEND]: done }, "leaving");
  await user.type(field(/contract shall end/), "2026-12-31");
  await fillIn(user);
  await press(user, "Correct something");
  expect(field(/^Reference/)).toHaveValue("Yanis");
  await press(user, "Continue");
  await user.click(await screen.findByRole("button", { name: "Confirm the cancellation" }));
  await screen.findByRole("heading", { name: /cancellation is recorded/ });
  expect(sent()[0]?.body).toMatchObject({ kind: "leaving", ends_on: "2026-12-31" });
});

it("names what is wrong before anything is read or sent", async () => {
  const { user, sent } = await open({}, "withdrawal");
  await press(user, "Continue");
  expect(await screen.findByText("Name can't be empty")).toBeVisible();
  expect(field(/^Your first and last name/)).toHaveFocus();
  await user.type(field(/^Your first and last name/), "Inès");
  expect(screen.queryByText("Name can't be empty")).toBeNull();
  expect(sent()).toEqual([]);
});

it("sent again after a failure it has the same key", async () => {
  let isThere = false;
  const answer = () => (isThere ? done : { status: 503 });
  const { user, sent } = await open({ [SEND]: answer }, "withdrawal");
  await fillIn(user);
  await user.click(await screen.findByRole("button", { name: "Confirm the withdrawal" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  isThere = true;
  await press(user, "Confirm the withdrawal");
  await screen.findByRole("heading", { name: /withdrawal is recorded/ });
  const keys = sent().map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
});

it("leads to the other declaration and to the conditions", async () => {
  await open({}, "leaving");
  const links = within(document.body).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/withdraw", "/conditions"]);
});
