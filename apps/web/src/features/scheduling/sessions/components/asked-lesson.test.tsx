import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { buildChangePreview } from "../../../../../test/build-change-preview.ts";
import { buildDetails, buildSession } from "../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { SessionsPage } from "./sessions-page.tsx";

beforeEach(() => {
  vi.setSystemTime(new Date("2026-11-24T08:00:00Z"));
  document.cookie = "csrftoken=t;path=/";
});
afterEach(() => {
  vi.useRealTimers();
});

const lesson = buildSession();
const BASE = `/api/sessions/${lesson.id}`;

type Way = "cancel" | "lesson";

/** The page as a link opens it: a reminder's second one, or that of a notice or mail. */
async function openByLink(details: Parameters<typeof stubApi>[0][string], way: Way = "cancel") {
  const sent = stubApi({
    "GET /api/time-slots/user_sessions/": { body: way === "cancel" ? [lesson] : [] },
    "GET /api/profile/": { status: 404 },
    [`GET ${BASE}/`]: details,
    [`POST ${BASE}/cancel/preview/`]: { body: buildChangePreview() },
  });
  const onSearch = vi.fn();
  const search = { q: "Inès", [way]: lesson.id };
  const view = await renderWithProviders(
    <SessionsPage reader="P" search={search} onSearch={onSearch} newSession={null} />,
  );
  return { ...view, sent, onSearch };
}

test("what cancelling means is shown at once, and nothing is cancelled by the link", async () => {
  const details = { ...buildDetails(lesson), students_names: ["Inès", "ياسين"] };
  const { sent, user, onSearch } = await openByLink({ body: details });
  expect(await screen.findByRole("button", { name: "Cancel this lesson" })).toBeVisible();
  const dialog = screen.getByRole("dialog", { name: "Cancel the lesson" });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  expect(dialog).toHaveTextContent(`⁨Inès⁩ and ⁨ياسين⁩ · ${lesson.teacher_name}`);
  expect(sent.filter(({ path }) => path === `${BASE}/cancel/`)).toEqual([]);
  await user.keyboard("{Escape}");
  expect(onSearch).toHaveBeenCalledWith({ q: "Inès" });
});

test("a lesson that cannot be cancelled any more is shown as it is", async () => {
  await openByLink({ body: { ...buildDetails(lesson), can_cancel: false } });
  const dialog = await screen.findByRole("dialog", { name: "Session details" });
  expect(within(dialog).queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("what could not be loaded offers another try", async () => {
  await openByLink({ status: 400 });
  const dialog = await screen.findByRole("dialog", { name: "Cancel the lesson" });
  expect(await within(dialog).findByText("This could not be loaded")).toBeVisible();
});

test("a lesson that is not the reader's says so, and whose account to use", async () => {
  const { user, onSearch } = await openByLink({ status: 404 });
  const dialog = await screen.findByRole("dialog", { name: "Cancel the lesson" });
  expect(await within(dialog).findByText("This lesson is not among yours")).toBeVisible();
  expect(within(dialog).queryByRole("button", { name: "Try again" })).toBeNull();
  await user.keyboard("{Escape}");
  expect(onSearch).toHaveBeenCalledWith({ q: "Inès" });
});

test("a notice leads to its lesson, also where the list does not show it", async () => {
  const { user, onSearch } = await openByLink({ body: buildDetails(lesson) }, "lesson");
  expect(await screen.findByText(lesson.teacher_name)).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Session details" })).toBeVisible();
  await user.keyboard("{Escape}");
  expect(onSearch).toHaveBeenCalledWith({ q: "Inès" });
});

test("a lesson that has vanished says so kindly", async () => {
  await openByLink({ status: 404 }, "lesson");
  const dialog = await screen.findByRole("dialog", { name: "Session details" });
  expect(await within(dialog).findByText("This lesson is not among yours")).toBeVisible();
  expect(dialog).toHaveTextContent("It may have been removed");
});
