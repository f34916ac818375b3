import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { SecurityTab } from "./security-tab.tsx";

const STATE = "GET /api/profile/two-step/";
const FEED = "GET /api/calendar-feed/";
const DEVICES = "GET /api/profile/devices/";
const setup = {
  secret: "ABCDEFGHIJKLMNOP",
  otpauth_url: "otpauth://totp/Riwaq:nadia?secret=ABCDEFGHIJKLMNOP",
};
const codes = ["aaaaa-bbbbb", "ccccc-ddddd"];
const here = {
  id: "d1",
  browser: "Firefox",
  system: "Linux",
  signed_in_at: "2026-11-21T10:00:00.000Z",
  last_used_at: "2026-11-21T10:00:00.000Z",
  is_this: true,
};
const phone = { ...here, id: "d2", browser: "Safari", system: "iPhone", is_this: false };

beforeEach(() => {
  document.cookie = "csrftoken=t";
});

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const sent = stubApi({
    "GET /api/profile/": { body: buildProfile() },
    [STATE]: { body: { is_on: false, is_required: false, recovery_codes_left: 0 } },
    [DEVICES]: { body: [here, phone] },
    [FEED]: { body: { exists: false, url: null, read_at: null } },
    ...answers,
  });
  const view = await renderWithProviders(<SecurityTab />);
  const press = async (name: string) =>
    view.user.click(await screen.findByRole("button", { name }));
  const written = () => sent.filter(({ method }) => method !== "GET");
  return { ...view, press, written };
}

test("the second step is turned on by password, picture and a first code; the recovery codes are shown", async () => {
  let isOn = false;
  const { user, press, written } = await open({
    [STATE]: () => ({
      body: { is_on: isOn, is_required: false, recovery_codes_left: isOn ? 10 : 0 },
    }),
    "POST /api/profile/two-step/begin/": { body: setup },
    "POST /api/profile/two-step/confirm/": () => {
      isOn = true;
      return { body: { recovery_codes: codes } };
    },
  });
  await press("Turn on");
  await user.type(screen.getByLabelText("Current password"), "a long sentence");
  await press("Continue");
  expect(await screen.findByRole("img", { name: /QR code/ })).toBeVisible();
  expect(screen.getByText("ABCD EFGH IJKL MNOP")).toBeVisible();
  const code = screen.getByLabelText("Code from the app");
  expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await user.type(code, "123456");
  await press("Confirm the code");
  const list = await screen.findByRole("list", { name: "Recovery codes" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(codes);
  // They outlive the dialog that is gone now that it is on.
  await screen.findByText("10 recovery codes left");
  await press("Copy");
  expect(await navigator.clipboard.readText()).toBe(codes.join("\n"));
  await press("I have kept them");
  expect(screen.queryByText(codes[0] ?? "")).toBeNull();
  expect(written().map(({ body }) => body)).toEqual([
    { current_password: "a long sentence" },
    { code: "123456" },
  ]);
});

test("a wrong password and a wrong code stand on their fields", async () => {
  let isRight = false;
  const { user, press } = await open({
    "POST /api/profile/two-step/begin/": () =>
      isRight ? { body: setup } : { status: 400, body: { current_password: ["Another one"] } },
    "POST /api/profile/two-step/confirm/": { status: 400, body: { code: ["Not this code"] } },
  });
  await press("Turn on");
  await press("Continue");
  expect(screen.getByLabelText("Current password")).toBeInvalid();
  await user.type(screen.getByLabelText("Current password"), "x");
  await press("Continue");
  await screen.findAllByText("Another one");
  isRight = true;
  await press("Continue");
  const code = await screen.findByLabelText("Code from the app");
  await user.type(code, "000000");
  await press("Confirm the code");
  await screen.findAllByText("Not this code");
  expect(code).toHaveAccessibleDescription(/Not this code/);
  expect(code).toHaveFocus();
});

test("where it is on, it can be turned off and the codes be made anew, by password and code", async () => {
  const { user, press, written } = await open({
    [STATE]: { body: { is_on: true, is_required: false, recovery_codes_left: 3 } },
    "POST /api/profile/two-step/off/": { body: { done: true } },
    "POST /api/profile/two-step/recovery-codes/": { body: { recovery_codes: codes } },
  });
  expect(await screen.findByText("3 recovery codes left")).toBeVisible();
  const prove = async (action: string) => {
    await press(action);
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByLabelText("Current password"), "sentence");
    await user.type(within(dialog).getByLabelText(/recovery code/), "123456");
    await user.click(within(dialog).getByRole("button", { name: action }));
  };
  await prove("New recovery codes");
  await screen.findByText("aaaaa-bbbbb");
  await press("I have kept them");
  await prove("Turn off");
  expect(await screen.findByText("Two-step sign-in is off")).toBeVisible();
  const proof = { current_password: "sentence", code: "123456" };
  expect(written().map(({ body }) => body)).toEqual([proof, proof]);
});

test("devices are listed by name; another one is signed out after asking", async () => {
  const { user, press, written } = await open({
    "DELETE /api/profile/devices/d2/": { body: { done: true } },
  });
  const items = await screen.findAllByRole("listitem");
  expect(items[0]).toHaveTextContent(/Firefox on Linux.*This device/);
  expect(within(items[0] as HTMLElement).queryByRole("button")).toBeNull();
  await press("Sign out Safari on iPhone");
  const question = await screen.findByRole("alertdialog", { name: "Sign this device out?" });
  expect(written()).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Sign out" }));
  expect(await screen.findByText("Signed out")).toBeVisible();
  expect(written()).toMatchObject([{ method: "DELETE", path: "/api/profile/devices/d2/" }]);
});

test("all others are signed out at once; without others there is nothing to sign out", async () => {
  let devices = [here, phone];
  const { user, press } = await open({
    [DEVICES]: () => ({ body: devices }),
    "POST /api/profile/devices/sign-out-others/": { body: { done: true } },
  });
  await press("Sign out everywhere else");
  const question = await screen.findByRole("alertdialog");
  devices = [here];
  await user.click(within(question).getByRole("button", { name: "Sign out" }));
  expect(await screen.findByText("You are signed in nowhere else.")).toBeVisible();
});

test("who shuts others out is offered another address of the calendar, where there is one", async () => {
  const { user, press } = await open({
    [FEED]: { body: { exists: true, url: null, read_at: null } },
    "POST /api/profile/devices/sign-out-others/": { body: { done: true } },
  });
  await press("Sign out everywhere else");
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Sign out" }));
  expect(await screen.findByText(/secret address still works/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Renew the address" })).toBeVisible();
});

test("what cannot be loaded can be asked for again", async () => {
  await open({ [DEVICES]: { status: 400 }, [STATE]: { status: 400 } });
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(2));
});
