import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { buildSession } from "../../../test/build-session.ts";
import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { type Answer, stubApi } from "../../../test/stub-api.ts";
import { JoinButton } from "./join-button.tsx";

const session = buildSession({ id: "lesson-1" });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  document.cookie = "csrftoken=t;path=/";
});
afterEach(() => void vi.useRealTimers());

async function show(
  at: string,
  answer: Answer = { body: { link: "https://meet.test/1" } },
  lesson: Session = session,
) {
  vi.setSystemTime(new Date(at));
  const tab = {
    location: { replace: vi.fn<(address: string) => void>() },
    close: vi.fn<() => void>(),
    opener: null,
  };
  const open = vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  const sent = stubApi({ "POST /api/sessions/lesson-1/join/": answer });
  const view = await renderWithProviders(<JoinButton session={lesson} />);
  return { ...view, tab, open, sent };
}

const button = () => screen.getByRole("button", { name: /^Join/ });

test("before the door opens the button says when, and does nothing", async () => {
  const { user, sent } = await show("2026-11-24T16:30:00Z");
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(button()).toHaveAccessibleDescription(/05:50 pm/i);
  button().focus();
  await user.keyboard("{Enter}");
  expect(sent).toEqual([]);
});

test("once it is open, who comes in is recorded and the room opens in a tab of its own", async () => {
  const { user, tab } = await show("2026-11-24T16:50:00Z");
  expect(button()).toHaveAttribute("aria-disabled", "false");
  await user.click(button());
  await waitFor(() =>
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith("https://meet.test/1"),
  );
});

test("our own room takes the place of the page", async () => {
  const link = `${window.location.origin}/classroom/lesson-1`;
  const lesson = { ...session, zoom_meeting_link: link };
  const { user, open, address } = await show(
    "2026-11-24T16:50:00Z",
    { body: { link: "/classroom/lesson-1" } },
    lesson,
  );
  expect(button()).toHaveAccessibleName("Join");
  await user.click(button());
  await waitFor(() => expect(address()).toBe("/classroom/lesson-1"));
  expect(open).not.toHaveBeenCalled();
});

test("so it does where the page did not know of it: the tab that was opened goes again", async () => {
  const { user, tab, address } = await show(
    "2026-11-24T16:50:00Z",
    { body: { link: "/classroom/lesson-1" } },
    { ...session, zoom_meeting_link: null },
  );
  expect(button()).toHaveAccessibleName(/opens in a new tab/);
  await user.click(button());
  await waitFor(() => expect(address()).toBe("/classroom/lesson-1"));
  expect(tab.close).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test("an answer that leads nowhere on the web opens nothing", async () => {
  const { user, tab } = await show("2026-11-24T16:50:00Z", {
    body: { link: "javascript:alert(1)" },
  });
  await user.click(button());
  await waitFor(() => expect(tab.close).toHaveBeenCalled());
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test("a refusal closes the tab again and is told", async () => {
  const { user, tab } = await show("2026-11-24T17:00:00Z", {
    status: 409,
    body: { detail: ["This lesson was cancelled."] },
  });
  await user.click(button());
  expect(await screen.findByText("This lesson was cancelled.")).toBeVisible();
  expect(tab.close).toHaveBeenCalled();
});

test("when the lesson is over there is no door any more", async () => {
  await show("2026-11-24T20:00:00Z");
  expect(screen.queryByRole("button", { name: /^Join/ })).not.toBeInTheDocument();
});
