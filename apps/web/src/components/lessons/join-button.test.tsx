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

async function show(at: string, answer: Answer = { body: { link: "https://meet.test/1" } }) {
  vi.setSystemTime(new Date(at));
  const tab = {
    location: { replace: vi.fn<(address: string) => void>() },
    close: vi.fn<() => void>(),
    opener: null,
  };
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  const sent = stubApi({ "POST /api/sessions/lesson-1/join/": answer });
  const view = await renderWithProviders(<JoinButton session={session} />);
  return { ...view, tab, sent };
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
