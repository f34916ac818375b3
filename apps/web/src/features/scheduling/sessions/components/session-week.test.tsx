import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { buildCover } from "../../../../../test/build-cover.ts";
import { buildDetails, buildSession } from "../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import { SessionWeek } from "./session-week.tsx";

// The zone is what the week is about; of the rest of the profile it needs nothing.
vi.mock("../../../../lib/own-profile.ts", () => ({ useReaderZone: () => "Europe/Paris" }));

afterEach(() => void vi.useRealTimers());

const between = (from: string, to: string) =>
  `GET /api/sessions/?${new URLSearchParams({ from: `${from}.000Z`, to: `${to}.000Z` })}`;

const lesson = buildSession();
const THIS_WEEK = between("2026-11-22T23:00:00", "2026-11-29T23:00:00");

async function show(now: string, answers: Parameters<typeof stubApi>[0], reader: "P" | "T" = "P") {
  vi.setSystemTime(new Date(now));
  const sent = stubApi(answers);
  return { ...(await renderWithProviders(<SessionWeek reader={reader} search={{}} />)), sent };
}

it("says of a covered lesson who gives it, and what somebody else gives for this teacher", async () => {
  const away = buildCover({ id: "c2", side: "regular", substitute_name: "Huda Salem" });
  const there = { ...away, lesson: { ...away.lesson, session_id: "away", students: ["Yanis"] } };
  await show(
    "2026-11-24T08:00:00Z",
    {
      [THIS_WEEK]: { body: [lesson] },
      "GET /api/covers/": { body: { covers: [buildCover(), there] } },
    },
    "T",
  );
  expect(await screen.findByText(/^For .*Karim Mansour/)).toBeVisible();
  const region = screen.getByRole("region", { name: "Somebody else gives" });
  expect(region).toHaveTextContent(/24.11.26 06:00 pm.*Yanis/);
});

it("shows the week's lessons at the hours of the reader's zone, their status in words", async () => {
  await show("2026-11-24T08:00:00Z", { [THIS_WEEK]: { body: [lesson] } });
  expect(
    await screen.findByRole("heading", { name: /^23\s–\s29 November 2026$/ }),
  ).toBeInTheDocument();
  expect(screen.getByText("Hours in Paris")).toBeInTheDocument();
  expect(await screen.findByText("Inès Lambert")).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/06:00 pm/i);
  expect(document.body).toHaveTextContent(/07:00 pm.{0,9} Cairo/i);
  expect(screen.getByText("Scheduled")).toBeInTheDocument();
});

it("opens the details of a lesson, and gives the focus back", async () => {
  const { user } = await show("2026-11-24T08:00:00Z", {
    [THIS_WEEK]: { body: [lesson] },
    [`GET /api/sessions/${lesson.id}/`]: { body: buildDetails(lesson) },
  });
  await user.click(await screen.findByText("Inès Lambert"));
  const dialog = await screen.findByRole("dialog", { name: "Session details" });
  expect(within(dialog).getByText("Youssef El-Naggar")).toBeInTheDocument();
});

it("asks for weeks of 167 and 169 hours where the clocks change", async () => {
  const spring = between("2027-03-21T23:00:00", "2027-03-28T22:00:00");
  const after = between("2027-03-28T22:00:00", "2027-04-04T22:00:00");
  const { user, sent } = await show("2027-03-24T08:00:00Z", {
    [spring]: { body: [] },
    [after]: { body: [] },
  });
  await user.click(await screen.findByRole("button", { name: "Next week" }));
  await screen.findByRole("heading", { name: /^29 March\s–\s4 April 2027$/ });
  await waitFor(() =>
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([spring, after]),
  );
});

it("says that the week is empty", async () => {
  await show("2026-11-24T08:00:00Z", { [THIS_WEEK]: { body: [] } });
  expect(await screen.findByText("No lesson in this week")).toBeInTheDocument();
});
