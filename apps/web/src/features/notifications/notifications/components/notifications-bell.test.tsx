import type { Notification } from "@riwaq/contracts/notifications/notifications";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { buildNotification } from "../../../../../test/build-notification.ts";
import { buildProfile } from "../../../../../test/build-profile.ts";
import { buildSeenUser } from "../../../../../test/build-seen-user.ts";
import { FakeEventSource } from "../../../../../test/fake-event-source.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { currentUser } from "../../../../lib/current-user.ts";
import { NotificationsBell } from "./notifications-bell.tsx";

const LIST = "GET /api/notifications/";
const READ = "POST /api/notifications/read/";
const profile = { body: buildProfile({ time_zone: "Europe/Paris" }) };

beforeEach(() => {
  vi.setSystemTime("2026-11-24T19:00:00.000Z");
  FakeEventSource.install();
  document.cookie = "csrftoken=t";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pageOf = (
  notifications: Notification[],
  unread = notifications.length,
  has_more = false,
) => ({
  body: { unread, notifications, has_more },
});

type Answers = Parameters<typeof stubApi>[0];

async function openBell(answers: Answers, language: Language = "en") {
  const sent = stubApi({ "GET /api/profile/": profile, ...answers });
  const view = await renderWithProviders(<NotificationsBell />, { language });
  const button = await screen.findByRole("button");
  return { ...view, sent, button, open: () => view.user.click(button) };
}

const lastSent = (sent: ReturnType<typeof stubApi>) => sent.at(-1);

test("the number stands in the name of the bell and is said when it changes", async () => {
  const { button } = await openBell({ [LIST]: pageOf([buildNotification(1)]) });
  await waitFor(() => expect(button).toHaveAccessibleName("Notifications, 1 unread"));
  await waitFor(() => expect(FakeEventSource.all).toHaveLength(1));
  const stream = FakeEventSource.last();
  expect(stream.url).toMatch(/after=1$/);
  act(() => {
    stream.say("notification", buildNotification(2));
    stream.say("unread", { unread: 2 });
  });
  await waitFor(() => expect(button).toHaveAccessibleName("Notifications, 2 unread"));
  expect(screen.getByRole("status")).toHaveTextContent("Notifications, 2 unread");
});

test("no stream is opened for whoever sees as somebody else: it would be refused", async () => {
  currentUser.set(buildSeenUser());
  const { button } = await openBell({ [LIST]: pageOf([buildNotification(1)]) });
  await waitFor(() => expect(button).toHaveAccessibleName("Notifications, 1 unread"));
  expect(FakeEventSource.all).toEqual([]);
  currentUser.set(null);
});

test.each([
  ["ar", 1, "1"],
  ["ar", 2, "2"],
  ["ar", 11, "11"],
  ["fr", 2, "2"],
  ["en", 120, "99+"],
] as const)(
  "in %s, of %d unread the name says the number that is shown",
  async (language, unread, shown) => {
    const page = pageOf([buildNotification(1)], unread);
    const { button } = await openBell({ [LIST]: page }, language);
    await waitFor(() => expect(button.textContent).toBe(shown));
    expect(button.getAttribute("aria-label")).toContain(shown);
  },
);

test("who pressed before it was there finds it open", async () => {
  stubApi({ "GET /api/profile/": profile, [LIST]: pageOf([buildNotification(1)]) });
  await renderWithProviders(<NotificationsBell isAsked />);
  expect(await screen.findByRole("dialog", { name: "Notifications" })).toBeVisible();
});

test("what was told is listed by day, in the reader's language and on the reader's clock", async () => {
  const { open } = await openBell(
    {
      [LIST]: pageOf([
        buildNotification(3),
        buildNotification(2, {
          event: "lesson-moved",
          params: { count: "4", students: "عمر", teacher: "Amal", at: "2026-11-30T17:00:00Z" },
          created_at: "2026-11-23T10:00:00.000Z",
          read_at: "2026-11-23T11:00:00.000Z",
        }),
      ]),
    },
    "fr",
  );
  await open();
  const panel = await screen.findByRole("dialog", { name: "Notifications" });
  await within(panel).findByRole("heading", { name: "Aujourd’hui" });
  expect(within(panel).getByRole("heading", { name: "Hier" })).toBeVisible();
  const [unread, read] = within(panel).getAllByRole("listitem");
  expect(unread).toHaveTextContent(
    "Non lue Compte rendu du cours : \u2068Inès\u2069 avec \u2068Amal\u2069, mardi 24 novembre à 18:00 (\u2068Paris\u2069)19:05 Paris",
  );
  expect(read).toHaveTextContent(
    "4 cours déplacés : \u2068عمر\u2069 avec \u2068Amal\u2069, le premier désormais lundi 30 novembre à 18:00 (\u2068Paris\u2069)",
  );
  expect(read).not.toHaveTextContent("Non lue");
});

test("to open one marks it read and goes there", async () => {
  const { open, user, sent, address, button } = await openBell({
    [LIST]: pageOf([buildNotification(2), buildNotification(1)]),
    [READ]: { body: { unread: 1 } },
  });
  await open();
  const [newest] = await screen.findAllByRole("link", { name: /Lesson report/ });
  await user.click(newest!);
  await waitFor(() => expect(address()).toBe("/reports/2"));
  await waitFor(() => expect(lastSent(sent)?.body).toEqual({ ids: [buildNotification(2).id] }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(button).toHaveAccessibleName("Notifications, 1 unread"));
});

test("all are marked at once", async () => {
  const { open, user, sent, button } = await openBell({
    [LIST]: pageOf([buildNotification(2), buildNotification(1)]),
    [READ]: { body: { unread: 0 } },
  });
  await open();
  await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(lastSent(sent)?.body).toEqual({ up_to: 2 }));
  await waitFor(() => expect(button).toHaveAccessibleName("Notifications"));
  expect(screen.queryByText("Unread")).toBeNull();
});

test("several of one kind are one line that opens", async () => {
  const moved = { event: "lesson-moved" as const };
  const { open, user } = await openBell({
    [LIST]: pageOf([
      buildNotification(3, moved),
      buildNotification(2, moved),
      buildNotification(1, { ...moved, params: { ...buildNotification(1).params, count: "5" } }),
    ]),
  });
  await open();
  const line = await screen.findByRole("button", { name: /7 lessons moved/ });
  expect(line).toHaveAttribute("aria-expanded", "false");
  await user.click(line);
  expect(line).toHaveAttribute("aria-expanded", "true");
  expect(screen.getAllByRole("link", { name: /moved/ })).toHaveLength(3);
});

test("older ones come when they are asked for", async () => {
  const { open, user } = await openBell({
    [LIST]: pageOf([buildNotification(9)], 1, true),
    "GET /api/notifications/?before=9": pageOf([buildNotification(8, { event: "holiday" })]),
  });
  await open();
  await user.click(await screen.findByRole("button", { name: "Show older ones" }));
  expect(await screen.findByText(/Holiday of the institute/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show older ones" })).toBeNull();
});

test("what an old page does not know by name is news of the institute", async () => {
  const unknown = { ...buildNotification(1), event: "something-new" } as unknown as Notification;
  const { open } = await openBell({ [LIST]: pageOf([unknown]) });
  await open();
  expect(await screen.findByText("The institute has news about your account")).toBeVisible();
});

test("nothing to report is said so", async () => {
  const { open } = await openBell({ [LIST]: pageOf([]) }, "ar");
  await open();
  expect(await screen.findByText("لا جديد")).toBeVisible();
  expect(screen.getByRole("link", { name: "اختيار ما يصلكم" })).toHaveAttribute(
    "href",
    "/profile?tab=notifications",
  );
});

test("what cannot be loaded can be asked for again", async () => {
  let isThere = false;
  const { open, user } = await openBell({
    [LIST]: () => (isThere ? pageOf([buildNotification(1)]) : { status: 404 }),
  });
  await open();
  await screen.findByText("This could not be loaded");
  isThere = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/Lesson report/)).toBeVisible();
});

test("what another window has read is read here too", async () => {
  let list = pageOf([buildNotification(1)]);
  const { button } = await openBell({ [LIST]: () => list });
  await waitFor(() => expect(FakeEventSource.all).toHaveLength(1));
  list = pageOf([buildNotification(1, { read_at: "2026-11-24T18:59:00.000Z" })], 0);
  act(() => FakeEventSource.last().say("unread", { unread: 0 }));
  await waitFor(() => expect(button).toHaveAccessibleName("Notifications"));
});
