import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { RoundFailures } from "./round-failures.tsx";

const failing = {
  round: "send-reminders",
  count: 3,
  first_failed_at: "2026-11-20T10:00:00Z",
  last_failed_at: "2026-11-20T10:02:00Z",
  fault: "TypeError: fetch failed",
  mended_at: null,
};
const PROFILE = { "GET /api/profile/": { status: 404 } };

test("what fails is named, with how often and why", async () => {
  stubApi({ "GET /api/staff/rounds/": { body: [failing] }, ...PROFILE });
  await renderWithProviders(<RoundFailures />);
  expect(await screen.findByText("send-reminders")).toBeVisible();
  expect(screen.getByText("Failing")).toBeVisible();
  expect(screen.getByText("3 times in a row")).toBeVisible();
  expect(screen.getByText("TypeError: fetch failed")).toBeVisible();
});

test("what was mended says so", async () => {
  const mended = { ...failing, count: 1, mended_at: "2026-11-20T10:10:00Z" };
  stubApi({ "GET /api/staff/rounds/": { body: [mended] }, ...PROFILE });
  await renderWithProviders(<RoundFailures />);
  expect(await screen.findByText("Works again")).toBeVisible();
  expect(screen.getByText("Once")).toBeVisible();
});

test("nothing is shown where nothing failed", async () => {
  const calls = stubApi({ "GET /api/staff/rounds/": { body: [] }, ...PROFILE });
  const { container } = await renderWithProviders(<RoundFailures />);
  await expect.poll(() => JSON.stringify(calls)).toContain("rounds");
  expect(container.querySelector("li")).toBeNull();
});
