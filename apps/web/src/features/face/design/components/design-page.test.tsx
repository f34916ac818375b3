import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { renderWithProviders } from "../../../../../test/render-with-providers.tsx";
import { LANGUAGES } from "../../../../i18n/languages.ts";
import { SECTIONS } from "../model/sections.ts";
import { DesignPage } from "./design-page.tsx";

// The test runner gives no text for style sheets.
vi.mock("../../../../styles/tokens.css?raw", () => ({
  default: readFileSync(resolve(import.meta.dirname, "../../../../styles/tokens.css"), "utf8"),
}));

it.each(LANGUAGES)("shows every section in %s", async (language) => {
  const { container } = await renderWithProviders(<DesignPage />, { language });
  const shown = [...container.querySelectorAll("main > section")].map(({ id }) => id);
  expect(shown).toEqual(SECTIONS);
  for (const heading of container.querySelectorAll("main > section > h2")) {
    expect(heading).not.toBeEmptyDOMElement();
  }
});

it("turns the whole document around, and back when one leaves", async () => {
  const { user, unmount } = await renderWithProviders(<DesignPage />);
  await user.click(screen.getByRole("combobox", { name: "Direction" }));
  await user.click(screen.getByRole("option", { name: "Right to left" }));
  expect(document.documentElement).toHaveAttribute("dir", "rtl");
  unmount();
  expect(document.documentElement).toHaveAttribute("dir", "ltr");
});

it("changes the theme of the site", async () => {
  const { user } = await renderWithProviders(<DesignPage />);
  await user.click(screen.getByRole("combobox", { name: "Theme" }));
  await user.click(screen.getByRole("option", { name: "Dark" }));
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  expect(localStorage.getItem("theme")).toBe("dark");
});
