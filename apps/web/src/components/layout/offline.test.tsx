import { useQuery } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { stubApi } from "../../../test/stub-api.ts";
import { request } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { nameMissingParts } from "../../lib/missing-part.ts";
import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

const ME = "GET /api/users/me/";

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

afterEach(() => vi.useRealTimers());

const BANNER = /^No connection\. You see what was loaded before/;

test("the banner comes with the loss of the network and goes by itself when it is back", async () => {
  stubApi({ [ME]: { status: 401 } });
  await renderWithProviders(<OfflineBanner />);
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  setOnline(false);
  expect(screen.getByText(BANNER)).toBeVisible();
  setOnline(true);
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
});

const loaded = { parse: () => "lessons" };

function Lessons() {
  const query = useQuery({ queryKey: ["x"], queryFn: () => request("x/", loaded) });
  return <p>{query.status}</p>;
}

test("a server that is silent is asked until it answers; then what failed is loaded again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers: Parameters<typeof stubApi>[0] = {};
  const sent = stubApi(answers);
  await renderWithProviders(
    <>
      <OfflineBanner />
      <Lessons />
    </>,
  );
  await screen.findByText("error");
  expect(screen.getByText(BANNER)).toBeVisible();
  Object.assign(answers, { [ME]: { status: 401 }, "GET /api/x/": { status: 204 } });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(screen.queryByText(BANNER)).not.toBeInTheDocument());
  expect(sent.map(({ path }) => path)).toEqual(["/api/x/", "/api/users/me/", "/api/x/"]);
});

const reset = () => undefined;

test("a page that nobody could be asked for says so, in place of the log-in page", async () => {
  await renderWithProviders(<ErrorScreen error={new ApiError(0)} reset={reset} />);
  expect(screen.getByRole("status")).toHaveTextContent("Riwaq cannot be reached");
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(screen.queryByText("Something went wrong!")).not.toBeInTheDocument();
});

test("a part of the site that the lost network kept back is no new version of it", async () => {
  nameMissingParts();
  setOnline(false);
  const message = "Failed to fetch dynamically imported module: /assets/sessions.js";
  const payload = new TypeError(message);
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  expect(payload.message).not.toContain("dynamically imported module");
  const { unmount } = await renderWithProviders(<ErrorScreen error={payload} reset={reset} />);
  expect(screen.getByRole("status")).toHaveTextContent("Riwaq cannot be reached");
  unmount();

  setOnline(true);
  const other = new TypeError(message);
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: other }));
  expect(other.message).toBe(message);
});

function Failure() {
  return <p>{useFailureMessages()(new ApiError(0))}</p>;
}

test("what is written without a network is said not to have been sent", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await renderWithProviders(<Failure />);
  expect(screen.getByText(/^No connection: this was not sent/)).toBeVisible();
});
