import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { buildCover } from "../../../../../test/build-cover.ts";
import { buildProfile } from "../../../../../test/build-profile.ts";
import { buildSession } from "../../../../../test/build-session.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../test/stub-api.ts";
import type { Language } from "../../../../i18n/languages.ts";
import { TaughtWeek } from "./taught-week.tsx";

beforeEach(() => void vi.setSystemTime(new Date("2026-11-24T09:00:00Z")));
afterEach(() => void vi.useRealTimers());

const today = buildSession();
const earlier = buildSession({
  starts_at: "2026-11-24T10:00:00.000Z",
  ends_at: "2026-11-24T11:00:00.000Z",
  students_names: ["Yanis Lambert"],
});
const cancelled = buildSession({
  date: "2026-11-26",
  starts_at: "2026-11-26T10:00:00.000Z",
  ends_at: "2026-11-26T11:00:00.000Z",
  status: "Cancelled",
});

async function show(
  sessions = [today, earlier, cancelled],
  language: Language = "en",
  covers = [] as ReturnType<typeof buildCover>[],
) {
  stubApi({
    "GET /api/profile/": { body: buildProfile() },
    "GET /api/covers/": { body: { covers } },
  });
  const view = await renderWithProviders(<TaughtWeek sessions={sessions} />, { language });
  return view;
}

const lines = () => screen.getAllByRole("listitem");

describe("a teacher's day", () => {
  it("is today's at first, in its order, on both clocks", async () => {
    await show();
    expect(
      await screen.findByRole("heading", { name: "Today, Tuesday 24 November" }),
    ).toBeVisible();
    expect(screen.getByText("Hours in Paris")).toBeVisible();
    expect(lines()).toHaveLength(2);
    expect(lines()[0]).toHaveTextContent("Yanis Lambert");
    expect(lines()[1]).toHaveTextContent("06:00 pm–07:00 pm");
  });

  it("is another one by a press, and says where nothing is held", async () => {
    const { user } = await show();
    await user.click(
      await screen.findByRole("button", { name: "Thursday 26 November: 0 lessons" }),
    );
    expect(screen.getByRole("heading", { name: "Thursday 26 November" })).toBeVisible();
    expect(lines()[0]).toHaveTextContent("Cancelled");
    await user.click(screen.getByRole("button", { name: "Friday 27 November: 0 lessons" }));
    expect(screen.getByText("No lesson on this day.")).toBeVisible();
  });

  it("opens a lesson, and offers the way in once its door is open", async () => {
    vi.setSystemTime(new Date("2026-11-24T16:55:00Z"));
    const { user } = await show();
    expect(await screen.findAllByRole("button", { name: /Join/ })).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: /06:00 pm .*Inès Lambert/u }));
    expect(screen.getByRole("dialog", { name: "Session details" })).toBeVisible();
  });
});

describe("lessons that change hands", () => {
  it("are marked where this teacher gives them for somebody", async () => {
    await show([today], "en", [buildCover()]);
    expect(await screen.findByText(/^For .*Karim Mansour/)).toBeVisible();
    expect(screen.queryByRole("region", { name: "Somebody else gives" })).toBeNull();
  });

  it("stand on their day where somebody else gives them, and lead to the brief", async () => {
    const { lesson } = buildCover();
    const away = buildCover({ side: "regular", lesson: { ...lesson, session_id: "away" } });
    const { user } = await show([earlier], "en", [away]);
    const region = await screen.findByRole("region", { name: "Somebody else gives" });
    expect(region).toHaveTextContent(/06:00 pm.*Inès Lambert/);
    const link = within(region).getByRole("link", { name: /Inès Lambert/ });
    expect(link).toHaveAttribute("href", "/sessions/away/brief");
    await user.click(screen.getByRole("button", { name: /^Friday 27 November/ }));
    expect(screen.queryByRole("region", { name: "Somebody else gives" })).toBeNull();
  });
});

describe("a teacher's week", () => {
  it("counts what is held each day, and marks the present one", async () => {
    await show();
    const week = await screen.findByRole("group", { name: "This week" });
    const days = within(week).getAllByRole("button");
    expect(days).toHaveLength(7);
    expect(days[1]).toHaveAccessibleName("Tuesday 24 November: 2 lessons");
    expect(days[1]).toHaveAttribute("aria-current", "date");
    expect(days[1]).toHaveAttribute("aria-pressed", "true");
  });

  it("begins on Saturday in Arabic, with the right plural", async () => {
    await show(undefined, "ar");
    const days = within(await screen.findByRole("group", { name: "هذا الأسبوع" })).getAllByRole(
      "button",
    );
    expect(days[0]).toHaveAccessibleName("السبت 21 نوفمبر: لا حصص");
    expect(days[3]).toHaveAccessibleName("الثلاثاء 24 نوفمبر: حصتان");
  });

  it("is not shown to whom nothing was ever booked", async () => {
    const { container } = await show([]);
    expect(container.querySelector("section")).toBeNull();
  });
});
