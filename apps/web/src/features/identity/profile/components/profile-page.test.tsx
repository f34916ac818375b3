import type { Profile } from "@riwaq/contracts/identity/profile";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { ProfilePage } from "./profile-page.tsx";

const READ = "GET /api/profile/";
const UPDATE = "PATCH /api/profile/";
const PASSWORD = "POST /api/profile/password/";
const ASK_ZONE = "POST /api/profile/time-zone/preview/";
const NO_LESSONS = { time_zone_now: "Africa/Cairo", lessons: 0, first: null, kept: [] };
const RESEND = "POST /api/authentication/verify-email/resend/";

const profile: Profile = {
  id: "p1",
  role: "T",
  name: "Layla",
  email: "layla@riwaq.test",
  email_verified: false,
  bio: "Tajweed",
  phone_number: "+201001234567",
  time_zone: "Africa/Cairo",
  language: "en",
  picture: null,
  zoom_email: "zoom@riwaq.test",
  years_of_experience: 3,
};

type Shown = { tab?: Parameters<typeof ProfilePage>[0]["tab"]; isTeacher?: boolean };

async function openProfile(answers: Parameters<typeof stubApi>[0] = {}, shown: Shown = {}) {
  document.cookie = "csrftoken=t";
  const sent = stubApi({
    [READ]: { body: profile },
    [ASK_ZONE]: { body: NO_LESSONS },
    "GET /api/calendar-feed/": { body: { exists: false, url: null, read_at: null } },
    ...answers,
  });
  const onSaved = vi.fn<(profile: Profile) => void>();
  const onTabChange = vi.fn<(tab: string) => void>();
  const view = await renderWithProviders(
    <ProfilePage
      isTeacher={shown.isTeacher ?? true}
      tab={shown.tab ?? "profile"}
      onTabChange={onTabChange}
      onSaved={onSaved}
      notifications={<p>the news</p>}
      timetable={<p>the week</p>}
      teaching={<p>the teaching</p>}
      theme={<p>the theme</p>}
      parents={<p>the parents</p>}
      security={<p>the second step</p>}
      account={<p>the end</p>}
    />,
  );
  const written = () => sent.filter(({ method }) => method !== "GET");
  const press = (name: string) => view.user.click(screen.getByRole("button", { name }));
  return { ...view, onSaved, onTabChange, written, press };
}

const field = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^${name}`) });

test("a teacher has seven tabs, everybody else four", async () => {
  const { unmount } = await openProfile();
  const names = () => screen.getAllByRole("tab").map((tab) => tab.textContent);
  expect(names()).toEqual([
    "Profile",
    "Notifications",
    "Zoom Settings",
    "Timetable",
    "Teaching",
    "Security",
    "Account",
  ]);
  unmount();
  await openProfile({}, { isTeacher: false, tab: "timetable" });
  expect(names()).toEqual(["Profile", "Notifications", "Security", "Account"]);
  expect(screen.queryByText("the week")).toBeNull();
});

test("only what was changed is saved, and the page says so in the specified words", async () => {
  const saved = { ...profile, name: "Layla Hasan" };
  const { user, press, written, onSaved } = await openProfile({ [UPDATE]: { body: saved } });
  const name = await field("Name");
  await user.clear(name);
  await user.type(name, "Layla Hasan");
  await press("Save changes");
  expect(await screen.findByText("Profile updated")).toBeVisible();
  expect(screen.getByText("Your profile information has been updated successfully.")).toBeVisible();
  expect(written().map(({ body }) => body)).toEqual([{ name: "Layla Hasan" }]);
  expect(onSaved).toHaveBeenCalledWith(saved);
});

test("a phone number is saved in its international form", async () => {
  const { user, press, written } = await openProfile({ [UPDATE]: { body: profile } });
  await user.clear(await field("Phone number"));
  await user.type(await field("Phone number"), "0033 6 12 34 56 79");
  expect(await screen.findByText(/with the country’s code:/)).toBeVisible();
  await press("Save changes");
  await screen.findByText("Profile updated");
  expect(written()[0]?.body).toEqual({ phone_number: "+33612345679" });
});

test("an empty phone number is none at all", async () => {
  const saved = { ...profile, phone_number: null };
  const { user, press, written } = await openProfile({ [UPDATE]: { body: saved } });
  await user.clear(await field("Phone number"));
  await press("Save changes");
  await screen.findByText("Profile updated");
  expect(written()[0]?.body).toEqual({ phone_number: null });
});

test("what breaks a rule is named on its field and not sent", async () => {
  const { user, press, written } = await openProfile();
  await user.clear(await field("Name"));
  await user.type(await field("Phone number"), "x");
  await press("Save changes");
  await screen.findByText("Name can't be empty");
  expect(await field("Name")).toHaveAccessibleDescription("Name can't be empty");
  expect(await field("Phone number")).toHaveAccessibleDescription(/Invalid phone number format\./);
  expect(written()).toEqual([]);
});

test("the server's refusal stands on its field and beneath the form", async () => {
  const { user, press } = await openProfile({
    [UPDATE]: { status: 400, body: { name: ["Too plain"], detail: ["Not today"] } },
  });
  await user.type(await field("Name"), "x");
  await press("Save changes");
  await screen.findByText("Not today");
  expect(await field("Name")).toHaveAccessibleDescription("Too plain");
  expect(await field("Name")).toHaveValue("Laylax");
});

test("a time zone is found by typing and chosen by keyboard", async () => {
  const saved = { ...profile, time_zone: "America/New_York" };
  const { user, press, written } = await openProfile({ [UPDATE]: { body: saved } });
  const zone = await screen.findByRole("combobox", { name: "Time zone" });
  expect(zone).toHaveValue("Cairo");
  expect(zone).toHaveAccessibleDescription(/It is now \d\d:\d\d [ap]m there\./);
  await user.click(zone);
  await user.keyboard("new york");
  const list = screen.getByRole("listbox", { name: "Time zone" });
  expect(within(list).getAllByRole("option")).toHaveLength(1);
  await user.keyboard("{Enter}");
  expect(zone).toHaveValue("New York");
  await press("Save changes");
  await screen.findByText("Profile updated");
  expect(written().map(({ body }) => body)).toEqual([
    { time_zone: "America/New_York" },
    { time_zone: "America/New_York" },
  ]);
});

test("a search that is given up leaves the time zone as it was", async () => {
  const { user } = await openProfile();
  const zone = await screen.findByRole("combobox", { name: "Time zone" });
  await user.click(zone);
  await user.keyboard("atlantis");
  expect(screen.getByText("No time zone of that name")).toBeVisible();
  await user.keyboard("{Escape}");
  expect(zone).toHaveValue("Cairo");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("an address that is not confirmed can be sent the mail again", async () => {
  const { press, written } = await openProfile({ [RESEND]: { body: { done: true } } });
  expect(await screen.findByText("Not verified")).toBeVisible();
  await press("Send the confirmation mail again");
  expect(await screen.findByText("Confirmation mail sent")).toBeVisible();
  expect(written()).toHaveLength(1);
});

test("a confirmed address offers nothing more", async () => {
  await openProfile({ [READ]: { body: { ...profile, email_verified: true } } });
  expect(await screen.findByText("Verified")).toBeVisible();
  expect(screen.queryByRole("button", { name: /confirmation mail/ })).toBeNull();
});

test("a profile that cannot be loaded can be asked for again", async () => {
  let isThere = false;
  const { press } = await openProfile({
    [READ]: () => (isThere ? { body: profile } : { status: 404 }),
  });
  await screen.findByText("This could not be loaded");
  isThere = true;
  await press("Try again");
  expect(await field("Name")).toHaveValue("Layla");
});

async function fillPasswords(user: Awaited<ReturnType<typeof openProfile>>["user"], last: string) {
  await user.type(screen.getByLabelText("Current password"), "old-and-known");
  await user.type(screen.getByLabelText("New password"), "fresh-and-long");
  await user.type(screen.getByLabelText("Confirm the new password"), last);
}

test("the password is changed without its repetition, and the fields are emptied", async () => {
  const { user, press, written } = await openProfile({ [PASSWORD]: { body: { done: true } } });
  await fillPasswords(user, "fresh-and-long");
  await press("Change password");
  expect(await screen.findByText("Password changed")).toBeVisible();
  expect(screen.getByText("Your other devices have been signed out.")).toBeVisible();
  expect(written()[0]?.body).toEqual({
    current_password: "old-and-known",
    new_password: "fresh-and-long",
  });
  expect(screen.getByLabelText("New password")).toHaveValue("");
});

test("two different new passwords are not sent", async () => {
  const { user, press, written } = await openProfile();
  await fillPasswords(user, "something-else");
  await press("Change password");
  expect(await screen.findByText("The two passwords are not the same")).toBeVisible();
  expect(written()).toEqual([]);
});

test("a wrong current password is named on its field", async () => {
  const { user, press } = await openProfile({
    [PASSWORD]: { status: 400, body: { current_password: ["It is another"] } },
  });
  await fillPasswords(user, "fresh-and-long");
  await press("Change password");
  await screen.findAllByText("It is another");
  expect(screen.getByLabelText("Current password")).toHaveAccessibleDescription("It is another");
});

test("the Zoom address is checked and saved", async () => {
  const saved = { ...profile, zoom_email: "new@riwaq.test" };
  const { user, press, written } = await openProfile(
    { [UPDATE]: { body: saved } },
    { tab: "zoom" },
  );
  const address = await field("Zoom email");
  await user.clear(address);
  await press("Save Zoom settings");
  expect(address).toHaveAccessibleDescription(/Invalid email address/);
  await user.type(address, "new@riwaq.test");
  await press("Save Zoom settings");
  expect(await screen.findByText("Zoom settings updated")).toBeVisible();
  expect(written().map(({ body }) => body)).toEqual([{ zoom_email: "new@riwaq.test" }]);
});
