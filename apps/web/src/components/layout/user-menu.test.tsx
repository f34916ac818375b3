import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderWithProviders } from "../../../test/render-with-providers.tsx";
import { buildUser, signIn } from "../../../test/sign-in.ts";
import type { Language } from "../../i18n/languages.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

beforeEach(() => void history.replaceState(null, "", "/"));

async function openMenu(role: "T" | "P" | "A", language: Language = "en") {
  signIn(role);
  const view = await renderWithProviders(<UserMenu user={buildUser(role)} />, { language });
  await view.user.click(screen.getByRole("button", { name: /Nadia Lambert/ }));
  const items = screen.getAllByRole("menuitem").map((item) => item.getAttribute("href"));
  return { ...view, items };
}

test.each([
  ["T", ["/profile", "/settings", "/contact"]],
  ["P", ["/profile", "/contact"]],
  ["A", ["/profile"]],
] as const)(
  "behind the name of %s stand own pages, the terms and the way out",
  async (role, own) => {
    const { items } = await openMenu(role);
    expect(items.filter((href) => href !== null)).toEqual([...own, "/logout"]);
    expect(items.at(-2)).toBeNull();
  },
);

test("it is walked through by the keyboard, and Escape gives the focus back", async () => {
  const { user } = await openMenu("P");
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toHaveAttribute("role", "menuitem");
  await user.keyboard("{End}");
  expect(document.activeElement).toHaveAttribute("href", "/logout");
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: /Nadia Lambert/ })).toHaveFocus();
});

test("a guest has no name, and nothing that only members have", async () => {
  const { user } = await renderWithProviders(<UserMenu user={null} />);
  await user.click(screen.getByRole("button", { name: /Guest/ }));
  const items = screen.getAllByRole("menuitem").map((item) => item.getAttribute("href"));
  expect(items).not.toContain("/profile");
});

test("each language stands under its own name, and the page changes without being left", async () => {
  history.replaceState(null, "", "/?lang=en&page=2");
  const { user, i18n } = await renderWithProviders(<LanguageMenu />);
  await user.click(screen.getByText("English", { selector: "summary span" }));
  const link = screen.getByRole("link", { name: "العربية" });
  expect(link).toHaveAttribute("lang", "ar");
  expect(screen.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
  await user.click(link);
  expect(i18n.resolvedLanguage).toBe("ar");
  expect(location.search).toBe("?page=2");
  expect(screen.getByRole("link", { name: "العربية", hidden: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
});
