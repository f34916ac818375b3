import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { afterEach, describe, expect, it, vi } from "vitest";

import { createTestI18n } from "../../../../../test/create-test-i18n.ts";
import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { LessonWeek } from "./lesson-week.tsx";

afterEach(() => void vi.useRealTimers());

async function showAt(now: string) {
  vi.setSystemTime(new Date(now));
  await renderWithProviders(<LessonWeek />);
  return screen.getAllByRole("listitem");
}

describe("the week of a pupil", () => {
  it("shows each lesson of the present week in Paris and in Cairo", async () => {
    const [first, ...others] = await showAt("2026-11-25T12:00:00Z");
    expect(others).toHaveLength(2);
    expect(first).toHaveTextContent("Tuesday 24 November");
    const hours = within(first!).getAllByRole("definition");
    expect(hours.map((hour) => hour.textContent)).toEqual(["06:00 pm", "07:00 pm"]);
    expect(screen.getByText("This week, Cairo is one hour ahead of Paris.")).toBeInTheDocument();
  });

  it("says so when both cities have the same hour", async () => {
    const [first] = await showAt("2026-04-08T12:00:00Z");
    expect(within(first!).getAllByText("06:00 pm")).toHaveLength(2);
    expect(screen.getByText("This week, Paris and Cairo have the same hour.")).toBeInTheDocument();
  });

  it("names no date and no present week in a page written beforehand", async () => {
    vi.setSystemTime(new Date("2026-04-08T12:00:00Z"));
    const i18n = await createTestI18n("en");
    const page = renderToString(
      <I18nextProvider i18n={i18n}>
        <LessonWeek />
      </I18nextProvider>,
    );
    expect(page).toContain("Tuesday, in most weeks");
    expect(page).toContain("07:00 pm");
    expect(page).not.toMatch(/April|This week/);
  });
});
