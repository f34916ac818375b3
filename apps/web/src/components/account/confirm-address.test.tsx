import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { buildProfile } from "../../../test/build-profile.ts";
import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { stubApi } from "../../../test/stub-api.ts";
import { ConfirmAddress } from "./confirm-address.tsx";

const RESEND = "POST /api/authentication/verify-email/resend/";

beforeEach(() => {
  document.cookie = "csrftoken=t";
});

test("whoever has not confirmed the address is told what to do, and has the mail sent again", async () => {
  const calls = stubApi({
    "GET /api/profile/": { body: buildProfile({ email_verified: false }) },
    [RESEND]: { body: { done: true } },
  });
  const { user } = await renderWithProviders(<ConfirmAddress />);
  const region = await screen.findByRole("region", { name: "Please confirm your e-mail address" });
  expect(region).toHaveTextContent("nadia@example.org");
  await user.click(screen.getByRole("button", { name: "Send the mail again" }));
  expect(await screen.findByText("The mail is on its way.")).toBeVisible();
  const sent = calls.find(({ method }) => method === "POST");
  expect(sent?.body).toEqual({ return_to: window.location.pathname + window.location.search });
});

test("too many mails are refused in words", async () => {
  stubApi({
    "GET /api/profile/": { body: buildProfile({ email_verified: false }) },
    [RESEND]: {
      status: 429,
      body: { detail: ["Too many attempts. Wait a little, then try again"] },
    },
  });
  const { user } = await renderWithProviders(<ConfirmAddress />);
  await user.click(await screen.findByRole("button", { name: "Send the mail again" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Too many attempts");
});

test("nothing is said to whoever has", async () => {
  const calls = stubApi({ "GET /api/profile/": { body: buildProfile() } });
  const { container } = await renderWithProviders(<ConfirmAddress />);
  await expect.poll(() => calls.length).toBe(1);
  expect(container.querySelector("section")).toBeNull();
});
