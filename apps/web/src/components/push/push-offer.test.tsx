import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { buildSeenUser } from "../../../test/build-seen-user.ts";
import { pushBrowser } from "../../../test/push-browser.ts";
import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { signIn } from "../../../test/sign-in.ts";
import { currentUser } from "../../lib/current-user.ts";
import { PushOffer } from "./push-offer.tsx";

const KEY = "GET /api/notifications/push-key/";
const SAVE = "POST /api/notifications/push-subscriptions/";
const ASKED = /^Shall this device tell you/;

beforeEach(() => localStorage.clear());
afterEach(() => {
  currentUser.set(null);
  vi.unstubAllGlobals();
});

const offered = (public_key: string | null = "BPublic") =>
  signIn("P", { [KEY]: { body: { public_key } }, [SAVE]: {} });

test("the browser asks only once the person has said yes, and the server is told where to push", async () => {
  const { register } = pushBrowser("granted");
  const sent = offered();
  const { user } = await renderWithProviders(<PushOffer />);
  await screen.findByText(ASKED);
  expect(register).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Tell me here" }));
  expect(await screen.findByRole("status")).toHaveTextContent("This device will tell you.");
  expect(sent.map(({ method }) => method)).toContain("POST");
});

test("who says no is not asked a second time", async () => {
  pushBrowser("granted");
  offered();
  const { user, unmount } = await renderWithProviders(<PushOffer />);
  await user.click(await screen.findByRole("button", { name: "No, thank you" }));
  expect(screen.queryByText(ASKED)).toBeNull();
  unmount();
  const sent = offered();
  await renderWithProviders(<PushOffer />);
  await waitFor(() => expect(sent).not.toEqual([]));
  expect(screen.queryByText(ASKED)).toBeNull();
});

test("nobody is asked where the institute pushes nothing", async () => {
  pushBrowser("granted");
  const sent = offered(null);
  const { container } = await renderWithProviders(<PushOffer />);
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual([KEY.slice("GET ".length)]));
  expect(container.querySelector("button")).toBeNull();
});

test("staff who look at the page of somebody else are asked nothing", async () => {
  pushBrowser("granted");
  const sent = offered();
  currentUser.set(buildSeenUser());
  const { container } = await renderWithProviders(<PushOffer />);
  expect(container.querySelector("button")).toBeNull();
  expect(sent).toEqual([]);
});

test("a browser that cannot show anything is asked nothing", async () => {
  const sent = offered();
  const { container } = await renderWithProviders(<PushOffer />);
  expect(container.querySelector("button")).toBeNull();
  expect(sent).toEqual([]);
});
