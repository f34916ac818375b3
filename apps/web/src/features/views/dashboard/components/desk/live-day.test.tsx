import type { StaffToday, TodaysLesson } from "@riwaq/contracts/views/today";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../../test/render-with-providers.tsx";
import { stubApi } from "../../../../../../test/stub-api.ts";
import type { Language } from "../../../../../i18n/languages.ts";
import { LiveDay } from "./live-day.tsx";

afterEach(() => void vi.useRealTimers());

const away = { came_at: null, left_at: null };
const since = (at: string) => ({ came_at: `2026-11-24T${at}:00Z`, left_at: null });
const lesson = (at: string, change: Partial<TodaysLesson> = {}): TodaysLesson => ({
  id: at,
  starts_at: `2026-11-24T${at}:00Z`,
  ends_at: `2026-11-24T${at.slice(0, 3)}${Number(at.slice(3)) + 30}:00Z`,
  status: "Scheduled",
  students_names: ["Bilal Tremblay"],
  teacher: away,
  pupil: away,
  ...change,
});

const both = { teacher: since("12:00"), pupil: since("12:01") };
const TEACHERS: StaffToday["teachers"] = [
  { id: "youssef", name: "Youssef El-Naggar", lessons: [lesson("12:00", both)] },
  { id: "salma", name: "Salma Hegazy", lessons: [lesson("12:00", { id: "b" }), lesson("17:00")] },
];

async function show(teachers = TEACHERS, language: Language = "en") {
  vi.setSystemTime(new Date("2026-11-24T12:14:00Z"));
  const body: StaffToday = { date: "2026-11-24", time_zone: "Europe/Paris", teachers };
  stubApi({ "GET /api/staff/today/": { body } });
  return renderWithProviders(<LiveDay />, { language });
}

describe("who teaches now", () => {
  it("names the missing teacher first, in words and not by colour alone", async () => {
    await show();
    const [first] = await screen.findAllByRole("link", { name: /Bilal Tremblay/ });
    expect(first).toHaveAccessibleName(
      "01:00 pm · \u2068Bilal Tremblay\u2069 · the teacher is not in",
    );
    expect(first).toHaveAttribute("href", "/staff/lessons?on=2026-11-24&teacher=salma");
    expect(screen.getByRole("status")).toHaveTextContent("2 lessons · both are in 1");
    expect(screen.getByText("Hours of the institute: Paris")).toBeVisible();
  });

  it("shows later hours by a press, and comes back", async () => {
    const { user } = await show();
    await screen.findAllByRole("link", { name: /Bilal Tremblay/ });
    await user.click(screen.getByRole("button", { name: "Later hours" }));
    const [later] = screen.getAllByRole("link", { name: /Bilal Tremblay/ });
    expect(later).toHaveAccessibleName("06:00 pm · \u2068Bilal Tremblay\u2069 · to come");
    await user.click(screen.getByRole("button", { name: "Now" }));
    expect(screen.getAllByRole("link", { name: /teacher is not in/ })).not.toHaveLength(0);
  });

  it("says when the next lesson begins where there is none, and that none comes any more", async () => {
    const { user } = await show([{ id: "salma", name: "Salma", lessons: [lesson("17:00")] }]);
    expect(await screen.findByText(/The next one begins at 06:00 pm/)).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("No lesson at the moment");
    for (const button of Array(3).fill("Later hours")) {
      await user.click(screen.getByRole("button", { name: button }));
    }
    expect(screen.getByText(/none later today/)).toBeVisible();
  });

  it("can be asked for again after a failure", async () => {
    stubApi({});
    await renderWithProviders(<LiveDay />);
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("speaks Arabic", async () => {
    await show(TEACHERS, "ar");
    expect(await screen.findAllByRole("link", { name: /المعلم غير حاضر/ })).not.toHaveLength(0);
    expect(screen.getByRole("status")).toHaveTextContent("حصتان");
  });
});
