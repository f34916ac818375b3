import { CONTACT_TOPICS } from "@riwaq/domain/words";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { institute } from "../../../../lib/institute.ts";
import { ContactPage } from "./contact-page.tsx";

const SEND = "POST /api/contact/";
const BODY = { name: "Riwaq", phone: null, photo_url: null, social_url: null, chat_url: null };
const MESSAGE = "My daughter is nine and would like to learn to read.";

type Answers = Parameters<typeof stubApi>[0];

async function open(answers: Answers, options: Parameters<typeof renderWithProviders>[1] = {}) {
  const calls = stubApi({ "GET /api/institute/": { body: BODY }, ...answers });
  const view = await renderWithProviders(<ContactPage />, { path: "/contact", ...options });
  return { ...view, sent: () => calls.filter(({ method }) => method === "POST") };
}

const field = (name: string) => screen.getByLabelText(name);

async function fillIn(user: UserEvent, message = MESSAGE) {
  await user.type(field("Your name"), "Inès");
  await user.type(field("Your email"), "ines@example.test");
  await user.selectOptions(field("What is it about?"), "A gift voucher");
  await user.type(field("Your message"), message);
}

const send = (user: UserEvent) =>
  user.click(screen.getByRole("button", { name: "Send the message" }));

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

describe("the contact form", () => {
  it("sends what was written, with a key of its own, and says what happens next", async () => {
    const { user, sent } = await open({ [SEND]: { status: 201, body: { done: true } } });
    await fillIn(user);
    await send(user);
    const title = await screen.findByRole("heading", { name: "We have received your message" });
    expect(title).toHaveFocus();
    expect(screen.getByText(/answer by e-mail to .*ines@example\.test/)).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toEqual({
      name: "Inès",
      email: "ines@example.test",
      topic: "gift_voucher",
      message: MESSAGE,
      language: "en",
      referral: "",
    });
    expect(sent()[0]?.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
    expect(sent()[0]?.headers.get("x-csrftoken")).toBe("abc");
  });

  it("can be filled in once more, from the beginning", async () => {
    const { user } = await open({ [SEND]: { status: 201, body: { done: true } } });
    await fillIn(user);
    await send(user);
    await user.click(await screen.findByRole("button", { name: "Write another message" }));
    expect(field("Your message")).toHaveValue("");
  });

  it("names every wrong field before anything is sent, and goes to the first", async () => {
    const { user, sent } = await open({});
    await user.type(field("Your email"), "nobody");
    await user.type(field("Your message"), "short");
    await send(user);
    await waitFor(() =>
      expect(field("Your name")).toHaveAccessibleDescription("Name can't be empty"),
    );
    expect(field("Your name")).toHaveFocus();
    expect(field("Your email")).toHaveAccessibleDescription("Invalid email address");
    expect(field("Your message")).toHaveAccessibleDescription("Write at least 10 characters");
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    await user.type(field("Your email"), "@example.test");
    expect(field("Your email")).not.toHaveAccessibleDescription();
    expect(field("Your message")).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it("shows in the reader’s language what is wrong", async () => {
    const { user } = await open({}, { language: "ar" });
    await user.click(screen.getByRole("button", { name: "إرسال الرسالة" }));
    await waitFor(() =>
      expect(field("نص الرسالة")).toHaveAccessibleDescription("اكتبوا 10 أحرف على الأقل"),
    );
  });

  it("puts the server’s messages on their fields", async () => {
    const refusal = { status: 400, body: { email: ["This address cannot be reached"] } };
    const { user } = await open({ [SEND]: refusal });
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(field("Your email")).toHaveFocus());
    expect(field("Your email")).toHaveAccessibleDescription("This address cannot be reached");
  });

  it("keeps every word when it cannot be sent, and the key when it is sent again", async () => {
    const answers: Answers = {};
    const { user, sent } = await open(answers);
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/^No connection/));
    expect(field("Your message")).toHaveValue(MESSAGE);
    expect(field("What is it about?")).toHaveValue("gift_voucher");
    await send(user);
    await waitFor(() => expect(sent()).toHaveLength(2));
    await user.type(field("Your message"), " Thank you.");
    await send(user);
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, second, third] = sent().map(({ headers }) => headers.get("idempotency-key"));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("says how long to wait where it was sent too often", async () => {
    const refusal = {
      status: 429,
      body: { detail: ["Too many attempts. Wait a little, then try again"] },
      headers: { "retry-after": "600" },
    };
    const { user } = await open({ [SEND]: refusal });
    await fillIn(user);
    await send(user);
    const alert = screen.getByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent("You can try again in 10 minutes."));
    expect(alert).toHaveTextContent("Too many attempts");
  });

  it("offers every topic of the contract, and the voucher first where the address names it", async () => {
    await open({}, { path: "/contact#gift-voucher" });
    const topic = screen.getByRole("combobox", { name: "What is it about?" });
    const values = within(topic)
      .getAllByRole("option")
      .map((option) => option.getAttribute("value"));
    expect(values).toEqual([...CONTACT_TOPICS]);
    expect(topic).toHaveValue("gift_voucher");
  });
});

it("says beside the form how soon an answer comes, as it was measured", async () => {
  institute.set(undefined);
  await open({ "GET /api/institute/": { body: { ...BODY, usual_answer_hours: 1 } } });
  expect(await screen.findByText(/^We usually answer within 1 hour\./)).toBeVisible();
  institute.set(undefined);
});
