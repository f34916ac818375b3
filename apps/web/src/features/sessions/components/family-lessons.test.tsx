import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { buildSession } from "../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../test/stub-api.ts";
import { FamilyLessons } from "./family-lessons.tsx";

afterEach(() => void vi.useRealTimers());

const CALL = "GET /api/time-slots/user_sessions/";
const next = buildSession();
const later = buildSession({
  starts_at: "2026-12-01T17:00:00.000Z",
  ends_at: "2026-12-01T18:00:00.000Z",
});

async function showAt(now: string, sessions: object[]) {
  vi.setSystemTime(new Date(now));
  stubApi({ [CALL]: { body: sessions } });
  return renderWithProviders(<FamilyLessons reader="P" />);
}

it("shows the next lesson with its day, its hours, its teacher and the way in", async () => {
  await showAt("2026-11-23T09:00:00Z", [later, next]);
  const heading = await screen.findByRole("heading", { name: "Tuesday 24 November" });
  const card = heading.closest("section")!;
  expect(card).toHaveTextContent("06:00 pm");
  expect(card).toHaveTextContent("07:00 pm–08:00 pm Cairo");
  expect(card).toHaveTextContent("Youssef El-Naggar");
  expect(within(card).getByRole("button", { name: "Join" })).toHaveAccessibleDescription(
    "Opens ten minutes before, at 05:50 pm",
  );
});

it("lists the ones that follow, and leads to all", async () => {
  await showAt("2026-11-23T09:00:00Z", [later, next]);
  expect(await screen.findByRole("heading", { name: "Coming lessons" })).toBeInTheDocument();
  expect(screen.getAllByRole("row")).toHaveLength(2);
  expect(screen.getByRole("cell", { name: /01\/12\/26/ })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "All sessions" })).toHaveAttribute("href", "/sessions");
});

it("says what to do where nothing is planned", async () => {
  await showAt("2026-12-24T09:00:00Z", [later, next]);
  expect(await screen.findByText("No lesson is planned")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Find a teacher" })).toBeInTheDocument();
});

it("says that the lessons could not be loaded", async () => {
  stubApi({});
  await renderWithProviders(<FamilyLessons reader="S" />);
  expect(await screen.findByRole("alert")).toHaveTextContent("This could not be loaded");
});
