import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { buildChangePreview } from "../../../../test/build-change-preview.ts";
import { buildDetails, buildSession } from "../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../test/stub-api.ts";
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

/** The page as a reminder's link opens it. */
async function openByLink(details: Parameters<typeof stubApi>[0][string]) {
  const sent = stubApi({
    "GET /api/time-slots/user_sessions/": { body: [lesson] },
    "GET /api/profile/": { status: 404 },
    [`GET ${BASE}/`]: details,
    [`POST ${BASE}/cancel/preview/`]: { body: buildChangePreview() },
  });
  const onSearch = vi.fn();
  const search = { q: "Inès", cancel: lesson.id };
  const view = await renderWithProviders(
    <SessionsPage reader="P" search={search} onSearch={onSearch} newSession={null} />,
  );
  return { ...view, sent, onSearch };
}

test("what cancelling means is shown at once, and nothing is cancelled by the link", async () => {
  const { sent, user, onSearch } = await openByLink({ body: buildDetails(lesson) });
  expect(await screen.findByRole("button", { name: "Cancel this lesson" })).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Cancel the lesson" })).toContainElement(
    document.activeElement as HTMLElement,
  );
  expect(sent.filter(({ path }) => path === `${BASE}/cancel/`)).toEqual([]);
  await user.keyboard("{Escape}");
  expect(onSearch).toHaveBeenCalledWith({ q: "Inès" });
});

test("a lesson that cannot be cancelled any more is shown as it is", async () => {
  await openByLink({ body: { ...buildDetails(lesson), can_cancel: false } });
  const dialog = await screen.findByRole("dialog", { name: "Session details" });
  expect(within(dialog).queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("a lesson that is nobody's here offers another try, and the way out", async () => {
  const { user, onSearch } = await openByLink({ status: 404 });
  const dialog = await screen.findByRole("dialog", { name: "Cancel the lesson" });
  expect(await within(dialog).findByText("This could not be loaded")).toBeVisible();
  await user.keyboard("{Escape}");
  expect(onSearch).toHaveBeenCalledWith({ q: "Inès" });
});
