import { screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { settingsTabFrom } from "../model/settings-tabs.ts";
import { SettingsPage } from "./settings-page.tsx";

function Page({ isTeacher = true }) {
  const [tab, setTab] = useState(settingsTabFrom(undefined));
  return (
    <SettingsPage
      isTeacher={isTeacher}
      tab={tab}
      onTabChange={setTab}
      timetable={<textarea aria-label="week" />}
      account={<p>account</p>}
    />
  );
}

beforeEach(() => {
  delete document.documentElement.dataset["theme"];
});

test("others than teachers are refused in the specified words, with a way home", async () => {
  await renderWithProviders(<Page isTeacher={false} />);
  expect(screen.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  expect(screen.getByText("Access Denied. Teacher role required.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to Home" })).toHaveAttribute("href", "/");
  expect(screen.queryByRole("tab")).toBeNull();
});

test("the timetable comes first, and what was begun there survives a look at another tab", async () => {
  const { user } = await renderWithProviders(<Page />);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "Timetable",
    "General",
    "Account",
  ]);
  await user.type(screen.getByRole("textbox", { name: "week" }), "begun");
  await user.click(screen.getByRole("tab", { name: "Account" }));
  expect(screen.getByText("account")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "week" })).toBeNull();
  await user.click(screen.getByRole("tab", { name: "Timetable" }));
  expect(screen.getByRole("textbox", { name: "week" })).toHaveValue("begun");
});

test("dark mode is off at first, switches the page and is remembered", async () => {
  const { user } = await renderWithProviders(<Page />);
  await user.click(screen.getByRole("tab", { name: "General" }));
  const dark = screen.getByRole("switch", { name: "Dark mode" });
  expect(dark).not.toBeChecked();
  await user.click(dark);
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  await user.click(dark);
  expect(localStorage.getItem("theme")).toBe("light");
});

test("the language is chosen among English, French and Arabic", async () => {
  const { user, i18n } = await renderWithProviders(<Page />);
  await user.click(screen.getByRole("tab", { name: "General" }));
  await user.click(screen.getByRole("combobox", { name: "Language" }));
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "English",
    "French",
    "Arabic",
  ]);
  await user.click(screen.getByRole("option", { name: "French" }));
  expect(i18n.resolvedLanguage).toBe("fr");
});
