import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { TwoStepWall } from "./two-step-wall.tsx";

const STATE = "GET /api/profile/two-step/";
const off = { is_on: false, is_required: true, recovery_codes_left: 0 };

beforeEach(() => {
  document.cookie = "csrftoken=t";
});

async function open(answers: Parameters<typeof stubApi>[0], leaving = "") {
  stubApi({ "GET /api/profile/": { body: buildProfile({ role: "A" }) }, ...answers });
  return renderWithProviders(
    <TwoStepWall leaving={leaving}>
      <p>The desk</p>
    </TwoStepWall>,
  );
}

test("staff turn the second step on before they see anything else, and keep their codes", async () => {
  let isOn = false;
  const { user } = await open({
    [STATE]: () => ({ body: { ...off, is_on: isOn } }),
    "POST /api/profile/two-step/begin/": { body: { secret: "ABCD", otpauth_url: "otpauth://x" } },
    "POST /api/profile/two-step/confirm/": () => {
      isOn = true;
      return { body: { recovery_codes: ["aaaaa-bbbbb"] } };
    },
  });
  expect(await screen.findByRole("heading", { name: "One step before your work" })).toBeVisible();
  expect(screen.queryByText("The desk")).toBeNull();
  expect(screen.getByRole("link", { name: "Log out" })).toHaveAttribute("href", "/logout");
  await user.click(screen.getByRole("button", { name: "Turn on" }));
  await user.type(screen.getByLabelText("Current password"), "a long sentence");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await user.type(await screen.findByLabelText("Code from the app"), "123456");
  await user.click(screen.getByRole("button", { name: "Confirm the code" }));
  expect(await screen.findByText("aaaaa-bbbbb")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "I have kept them" }));
  expect(await screen.findByText("The desk")).toBeVisible();
});

test("who logs out may do so", async () => {
  await open({ [STATE]: { body: off } }, "Good-bye");
  expect(await screen.findByText("Good-bye")).toBeVisible();
});

test("nobody is stopped where the institute does not ask for it, or it is on", async () => {
  await open({ [STATE]: { body: { ...off, is_required: false } } });
  expect(await screen.findByText("The desk")).toBeVisible();
});

test("an address that nobody has confirmed comes first", async () => {
  await open({
    [STATE]: { body: off },
    "GET /api/profile/": { body: buildProfile({ role: "A", email_verified: false }) },
  });
  expect(
    await screen.findByRole("heading", { name: "Please confirm your e-mail address" }),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Turn on" })).toBeNull();
});
