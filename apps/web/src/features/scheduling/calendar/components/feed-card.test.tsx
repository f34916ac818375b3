import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { FeedCard } from "./feed-card.tsx";

beforeEach(() => {
  document.cookie = "csrftoken=t;path=/";
});

const URL = "https://riwaq.example/api/calendar/abc.ics";

function stubFeed(exists: boolean) {
  const feed = { exists, url: null as string | null, read_at: null };
  return stubApi({
    "GET /api/calendar-feed/": () => ({ body: feed }),
    "POST /api/calendar-feed/": () => {
      feed.exists = true;
      return { status: 201, body: { ...feed, url: URL } };
    },
    "DELETE /api/calendar-feed/": () => {
      feed.exists = false;
      return { body: { done: true } };
    },
  });
}

it("makes an address and shows it this once, to be copied", async () => {
  stubFeed(false);
  const { user } = await renderWithProviders(<FeedCard />);
  await user.click(await screen.findByRole("button", { name: "Make an address" }));
  expect(await screen.findByRole("textbox", { name: "Your address" })).toHaveValue(URL);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("The address is copied")).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(URL);
});

it("never shows an address that was made before, and asks before it is replaced", async () => {
  const sent = stubFeed(true);
  const { user } = await renderWithProviders(<FeedCard />);
  await user.click(await screen.findByRole("button", { name: "Replace the address" }));
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  const asked = screen.getByRole("alertdialog", { name: "Replace the address?" });
  expect(sent.some(({ method }) => method === "POST")).toBe(false);
  await user.click(within(asked).getByRole("button", { name: "Replace the address" }));
  expect(await screen.findByRole("textbox", { name: "Your address" })).toHaveValue(URL);
});

it("revokes it", async () => {
  stubFeed(true);
  const { user } = await renderWithProviders(<FeedCard />);
  await user.click(await screen.findByRole("button", { name: "Revoke the address" }));
  const asked = screen.getByRole("alertdialog");
  await user.click(within(asked).getByRole("button", { name: "Revoke the address" }));
  expect(await screen.findByText("There is no address yet.")).toBeInTheDocument();
});

it("says what the server refuses", async () => {
  stubApi({
    "GET /api/calendar-feed/": { body: { exists: false, url: null, read_at: null } },
    "POST /api/calendar-feed/": { status: 429, body: { detail: ["Too many."] } },
  });
  const { user } = await renderWithProviders(<FeedCard />);
  await user.click(await screen.findByRole("button", { name: "Make an address" }));
  expect(await screen.findByText("Too many.")).toBeInTheDocument();
});
