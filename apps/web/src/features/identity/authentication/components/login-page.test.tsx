import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { LoginPage } from "./login-page.tsx";

const LOGIN = "POST /api/authentication/login/";
const amal = {
  id: "1",
  name: "Amal",
  email: "amal@example.com",
  role: "T",
  profile: { picture: null },
};
const demo = { role: "T", email: "teacher@riwaq.test", password: "demo" } as const;

const open = (props: Partial<Parameters<typeof LoginPage>[0]> = {}) =>
  renderWithProviders(<LoginPage demoAccounts={[]} isNewAccount={false} email="" {...props} />, {
    path: "/login",
  });

async function logIn(user: UserEvent) {
  await user.type(screen.getByLabelText("Email"), "amal@example.com");
  await user.type(screen.getByLabelText("Password"), "a long sentence{Enter}");
}

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

it("remembers the person and leads home", async () => {
  const sent = stubApi({ [LOGIN]: { body: amal } });
  const { user, address } = await open();
  await logIn(user);
  await waitFor(() => expect(address()).toBe("/"));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ email: "amal@example.com", password: "a long sentence" });
  expect(sent[0]?.headers.get("x-csrftoken")).toBe("abc");
  expect(currentUser.peek()).toEqual(amal);
  expect(JSON.parse(localStorage.getItem("user_data") ?? "{}")).toEqual({
    id: "1",
    name: "Amal",
    role: "T",
    picture: null,
  });
});

it("shows wrong credentials beneath the form and keeps what was typed", async () => {
  const wrong = "The email address or the password is not correct";
  stubApi({ [LOGIN]: { status: 400, body: { non_field_errors: [wrong] } } });
  const { user, address } = await open();
  await logIn(user);
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(wrong));
  expect(address()).toBe("/login");
  expect(screen.getByLabelText("Email")).toHaveValue("amal@example.com");
  expect(screen.getByLabelText("Password")).toHaveFocus();
});

describe("with the second step", () => {
  const needed = { status: 400, body: { code: ["Enter the code"] } };

  it("asks for a code in the place of the password, and sends all three", async () => {
    let answer: { status?: number; body: unknown } = needed;
    const sent = stubApi({ [LOGIN]: () => answer });
    const { user, address } = await open();
    await logIn(user);
    const code = await screen.findByLabelText("Code from the app");
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    expect(screen.queryByLabelText("Password")).toBeNull();
    expect(screen.queryByText("Enter the code")).toBeNull();
    answer = { status: 400, body: { code: ["Not this code"] } };
    await user.type(code, "000000{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription("Not this code"));
    answer = { body: amal };
    await user.clear(code);
    await user.type(code, "١٢٣٤٥٦{Enter}");
    await waitFor(() => expect(address()).toBe("/"));
    expect(sent.at(-1)?.body).toEqual({
      email: "amal@example.com",
      password: "a long sentence",
      code: "١٢٣٤٥٦",
    });
  });

  it("takes a recovery code, and leads back to the password", async () => {
    const sent = stubApi({ [LOGIN]: needed });
    const { user } = await open();
    await logIn(user);
    await user.type(await screen.findByLabelText("Code from the app"), "000000{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Enter the code");
    await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
    const code = screen.getByLabelText("Recovery code");
    expect(code).toHaveFocus();
    expect(code).toHaveValue("");
    expect(screen.queryByText("Enter the code")).toBeNull();
    await user.type(code, "abcde-fghij{Enter}");
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ code: "abcde-fghij" }));
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByLabelText("Email")).toHaveValue("amal@example.com");
    expect(screen.getByLabelText("Password")).toHaveValue("");
  });
});

it("has no rules of its own: the server is asked about an empty form", async () => {
  const body = { non_field_errors: ["The email address or the password is not correct"] };
  const sent = stubApi({ [LOGIN]: { status: 400, body } });
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "Login" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ email: "", password: "" });
});

it("shows the password on demand", async () => {
  const { user } = await open();
  const password = screen.getByLabelText("Password");
  expect(password).toHaveAttribute("autocomplete", "current-password");
  expect(password).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: "Show the password" }));
  expect(password).toHaveAttribute("type", "text");
});

it("offers the demo accounts, and enters with one press", async () => {
  const sent = stubApi({ [LOGIN]: { body: amal } });
  const { user, address } = await open({ demoAccounts: [demo] });
  await user.click(screen.getByRole("button", { name: "Teacher" }));
  await waitFor(() => expect(address()).toBe("/"));
  expect(sent[0]?.body).toEqual({ email: demo.email, password: demo.password });
});

it("has no word of demo accounts where there are none", async () => {
  await open();
  expect(screen.queryByText("Demo accounts")).not.toBeInTheDocument();
});

it("greets who has just registered", async () => {
  await open({ isNewAccount: true });
  expect(screen.getByText(/To confirm your address/)).toBeVisible();
});

it("knows the address that was registered a moment ago", async () => {
  await open({ isNewAccount: true, email: "amal@example.com" });
  expect(screen.getByLabelText("Email")).toHaveValue("amal@example.com");
});

it("leads to registration and to a new password", async () => {
  await open();
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(href("Need an account? Register here")).toBe("/register");
  expect(href("Forgot your password?")).toBe("/forgot-password");
});
