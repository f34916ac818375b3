import type { NotificationMatrix } from "@riwaq/contracts/notifications/notifications";
import { CHANNELS, NOTICE_GROUPS } from "@riwaq/domain/notifications/groups";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { buildProfile } from "../../../../../test/build-profile.ts";
import { pushBrowser } from "../../../../../test/push-browser.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { turnPushOff } from "../../../../lib/push.ts";
import { ChoicesTab } from "./choices-tab.tsx";

const SAVE = "PUT /api/notifications/choices/";
const switches = { email: true, sms: false, session_reminders: true, marketing: false };
const matrix: NotificationMatrix = {
  switches,
  choices: NOTICE_GROUPS.flatMap((group) =>
    CHANNELS.map((channel) => ({
      group,
      channel,
      is_on: channel === "email" || channel === "push",
      is_fixed: group === "security" && channel === "email",
    })),
  ),
  channels: ["email", "push", "sms"],
  quiet_from: null,
  quiet_to: null,
};

afterEach(() => vi.unstubAllGlobals());

async function openTab(answers: Parameters<typeof stubApi>[0] = {}, saved = matrix) {
  document.cookie = "csrftoken=t";
  const sent = stubApi({
    "GET /api/profile/": { body: buildProfile() },
    "GET /api/notifications/choices/": { body: saved },
    "GET /api/notifications/push-key/": { body: { public_key: "BPublic" } },
    ...answers,
  });
  const view = await renderWithProviders(<ChoicesTab userId="parent-1" />);
  const cell = (name: string) => screen.findByRole("checkbox", { name });
  const press = (name: string) => view.user.click(screen.getByRole("button", { name }));
  const written = () => sent.filter(({ method }) => method !== "GET");
  return { ...view, cell, press, written };
}

test("switches, choices and quiet hours are as saved, and are saved as one", async () => {
  const { user, cell, press, written } = await openTab({ [SAVE]: { body: matrix } });
  const sms = await screen.findByRole("switch", { name: "Text messages (SMS)" });
  expect(sms).not.toBeChecked();
  expect(screen.getByRole("switch", { name: "Session reminders" })).toBeChecked();
  await user.click(sms);
  await user.click(await cell("Reports, E-mail"));
  await user.click(screen.getByRole("switch", { name: "Quiet hours" }));
  await press("Save preferences");
  expect(await screen.findByText("Notification preferences updated")).toBeVisible();
  const body = written()[0]?.body as Record<string, unknown>;
  expect(body).toMatchObject({
    switches: { ...switches, sms: true },
    quiet_from: 21 * 60,
    quiet_to: 7 * 60,
  });
  expect(body["choices"]).toContainEqual({ group: "reports", channel: "email", is_on: false });
  expect(body["choices"]).toHaveLength(NOTICE_GROUPS.length * CHANNELS.length - 1);
});

test("what cannot be chosen says why, and what the institute does not offer is not there", async () => {
  const { user, cell } = await openTab();
  expect(await cell("Security, E-mail")).toBeDisabled();
  expect(await cell("Security, E-mail")).toHaveAccessibleDescription(/protects your account/);
  expect(await cell("Lessons, SMS")).toHaveAccessibleDescription(/switched off above/);
  expect(screen.queryByRole("checkbox", { name: /WhatsApp/ })).toBeNull();
  await user.click(screen.getByRole("switch", { name: "Email" }));
  expect(await cell("Lessons, E-mail")).toBeDisabled();
  expect(await cell("Lessons, E-mail")).not.toBeChecked();
  expect(await cell("Security, E-mail")).toBeChecked();
  await user.click(screen.getByRole("switch", { name: "Session reminders" }));
  expect(await cell("Reminders, Devices")).toHaveAccessibleDescription(
    /reminders are switched off/,
  );
  await user.click(screen.getByRole("switch", { name: "Email" }));
  expect(await cell("Lessons, E-mail")).toBeChecked();
});

test("quiet hours are two different hours", async () => {
  const { user, press, written } = await openTab({}, { ...matrix, quiet_from: 60, quiet_to: 61 });
  const until = await screen.findByLabelText("Until");
  expect(screen.getByLabelText("From")).toHaveValue("01:00");
  await user.clear(until);
  await user.type(until, "01:00");
  await press("Save preferences");
  expect(until).toHaveAccessibleDescription("Choose two different hours.");
  expect(written()).toEqual([]);
});

test("a refusal is shown, and what was chosen stays", async () => {
  const { user, cell, press } = await openTab({
    [SAVE]: { status: 503, body: { detail: ["Later"] } },
  });
  await user.click(await cell("Reports, Devices"));
  await press("Save preferences");
  expect(await screen.findByText("Later")).toBeVisible();
  expect(await cell("Reports, Devices")).not.toBeChecked();
});

test("a browser that cannot show notifications says so, and so does an institute that does not push", async () => {
  const { unmount } = await openTab();
  expect(await screen.findByText(/This browser cannot show/)).toBeVisible();
  unmount();
  await openTab({ "GET /api/notifications/push-key/": { body: { public_key: null } } });
  expect(await screen.findByText("The institute has not set this up yet.")).toBeVisible();
});

const PUSH = "/api/notifications/push-subscriptions/";

test("this device is turned on and off, and goes silent with the log-out", async () => {
  const { register, subscribe, endpoint } = pushBrowser("granted");
  const { press, written } = await openTab({ [`POST ${PUSH}`]: {}, [`DELETE ${PUSH}`]: {} });
  await screen.findByText(/Your browser will ask you to agree/);
  expect(register).not.toHaveBeenCalled();
  await press("Turn on for this device");
  expect(await screen.findByText("This device shows your news.")).toBeVisible();
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: "BPublic",
  });
  expect(written().at(-1)?.body).toEqual({ endpoint, keys: { p256dh: "p", auth: "a" } });
  await press("Turn off for this device");
  await screen.findByText("This device shows nothing while the site is closed.");
  expect(written().at(-1)).toMatchObject({ method: "DELETE", body: { endpoint } });
  await press("Turn on for this device");
  await screen.findByText("This device shows your news.");
  await turnPushOff();
  await waitFor(() => expect(written().at(-1)?.method).toBe("DELETE"));
});

test("whoever refuses is told how to change their mind", async () => {
  pushBrowser("denied");
  const { press, written } = await openTab();
  await screen.findByText(/Your browser will ask/);
  await press("Turn on for this device");
  expect(await screen.findByText(/Your browser refuses notifications/)).toBeVisible();
  expect(written()).toEqual([]);
});

test("quiet hours that are on want both times, and what the server refuses stands on its field", async () => {
  const quiet = { ...matrix, quiet_from: 21 * 60, quiet_to: 7 * 60 };
  const refused = { status: 400, body: { quiet_to: ["quiet_same"] } };
  const { user, press, written } = await openTab({ [SAVE]: refused }, quiet);
  const from = await screen.findByLabelText("From");
  await user.clear(from);
  await press("Save preferences");
  await waitFor(() => expect(from).toBeInvalid());
  expect(from).toHaveFocus();
  expect(written()).toEqual([]);
  await user.type(from, "22:30");
  await press("Save preferences");
  await waitFor(() => expect(screen.getByLabelText("Until")).toBeInvalid());
  expect(written()[0]?.body).toMatchObject({ quiet_from: 22 * 60 + 30, quiet_to: 7 * 60 });
});

test("what was changed and not saved is asked about, and no longer once it is saved", async () => {
  const on = { ...matrix, switches: { ...switches, sms: true } };
  const { user, press, goTo, address } = await openTab({ [SAVE]: { body: on } });
  await user.click(await screen.findByRole("switch", { name: "Text messages (SMS)" }));
  void goTo("/settings");
  await user.click(await screen.findByRole("button", { name: "Stay on the page" }));
  await press("Save preferences");
  await screen.findByText("Notification preferences updated");
  expect(screen.getByRole("switch", { name: "Text messages (SMS)" })).toBeChecked();
  await goTo("/settings");
  expect(address()).toBe("/settings");
});
