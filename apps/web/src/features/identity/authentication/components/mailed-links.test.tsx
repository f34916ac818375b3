import { screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, describe, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";
import { ResetPasswordPage } from "./reset-password-page.tsx";
import { VerifyEmailPage } from "./verify-email-page.tsx";

const AUTHENTICATION = "POST /api/authentication";
const INVALID = "This link is not valid or no longer valid. Ask for a new one";
const done = { body: { done: true } };

beforeEach(() => {
  document.cookie = "csrftoken=abc";
});

describe("a forgotten password", () => {
  it("is answered the same for every address", async () => {
    const sent = stubApi({ [`${AUTHENTICATION}/password-reset/`]: done });
    const { user } = await renderWithProviders(<ForgotPasswordPage />);
    await user.type(screen.getByLabelText("Email"), "nobody@example.com{Enter}");
    const answer = await screen.findByRole("status");
    expect(answer).toHaveTextContent("If there is an account for");
    expect(answer).toHaveTextContent("nobody@example.com");
    expect(sent[0]?.body).toEqual({ email: "nobody@example.com" });
    await user.click(screen.getByRole("button", { name: "Use another address" }));
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });

  it("wants an address", async () => {
    const sent = stubApi({});
    const { user } = await renderWithProviders(<ForgotPasswordPage />);
    await user.type(screen.getByLabelText("Email"), "nobody{Enter}");
    expect(await screen.findByText("Invalid email address")).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe("a new password", () => {
  it("is sent with the link's token, and leads to log-in", async () => {
    const sent = stubApi({ [`${AUTHENTICATION}/password-reset/confirm/`]: done });
    const { user, address } = await renderWithProviders(<ResetPasswordPage token="abc" />);
    await user.type(screen.getByLabelText("New password"), "a long sentence{Enter}");
    await waitFor(() => expect(address()).toBe("/login"));
    expect(sent[0]?.body).toEqual({ token: "abc", password: "a long sentence" });
    expect(await screen.findByText("Your password has been changed")).toBeVisible();
  });

  it("is refused by a used link, and by one without a token, with the way to a new one", async () => {
    const refusal = { status: 400, body: { token: [INVALID] } };
    stubApi({ [`${AUTHENTICATION}/password-reset/confirm/`]: refusal });
    const { user, unmount } = await renderWithProviders(<ResetPasswordPage token="old" />);
    await user.type(screen.getByLabelText("New password"), "a long sentence{Enter}");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(INVALID));
    expect(screen.getByLabelText("New password")).toHaveValue("a long sentence");
    unmount();
    await renderWithProviders(<ResetPasswordPage token="" />);
    expect(screen.getByRole("alert")).toHaveTextContent(INVALID);
    expect(screen.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
  });

  it("keeps to the rules of passwords", async () => {
    const common = "This password is too common. Choose one that is harder to guess";
    const refusal = { status: 400, body: { password: [common] } };
    const sent = stubApi({ [`${AUTHENTICATION}/password-reset/confirm/`]: refusal });
    const { user } = await renderWithProviders(<ResetPasswordPage token="abc" />);
    const field = screen.getByLabelText("New password");
    await user.type(field, "short{Enter}");
    expect(await screen.findByText("Password must be at least 8 characters long")).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(field, "12345678{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(common)));
    expect(field).toHaveFocus();
  });
});

describe("the confirmation of an address", () => {
  it("is sent once, even where React draws twice", async () => {
    const sent = stubApi({ [`${AUTHENTICATION}/verify-email/`]: done });
    await renderWithProviders(
      <StrictMode>
        <VerifyEmailPage token="abc" next="/children" />
      </StrictMode>,
    );
    expect(await screen.findByText(/Your e-mail address is confirmed/)).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ token: "abc" }]);
    expect(screen.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/children");
  });

  it("tells of a bad link and where a new one is to be had", async () => {
    const refusal = { status: 400, body: { token: [INVALID] } };
    stubApi({ [`${AUTHENTICATION}/verify-email/`]: refusal });
    await renderWithProviders(<VerifyEmailPage token="old" next="/" />);
    expect(await screen.findByText(INVALID)).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to my profile" })).toBeVisible();
  });

  it("sends nothing without a token", async () => {
    const sent = stubApi({});
    await renderWithProviders(<VerifyEmailPage token="" next="/" />);
    expect(screen.getByText(INVALID)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("can be tried again after a failure of the network", async () => {
    const answers: Parameters<typeof stubApi>[0] = {};
    const sent = stubApi(answers);
    const { user } = await renderWithProviders(<VerifyEmailPage token="abc" next="/" />);
    expect(await screen.findByText(/No connection/)).toBeVisible();
    expect(sent).toHaveLength(1);
    answers[`${AUTHENTICATION}/verify-email/`] = done;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/Your e-mail address is confirmed/)).toBeVisible();
  });
});
