import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { FAMILY_PAGES, PUBLIC_PAGES, TEACHER_PAGES } from "../support/pages.ts";
import { expect, signIn, test } from "../support/test.ts";

async function look(page: Page, path: string, theme: "light" | "dark"): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`),
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "sideways scroll").toBeLessThanOrEqual(0);
}

for (const theme of ["light", "dark"] as const) {
  test.describe(`in the ${theme} theme`, () => {
    for (const path of PUBLIC_PAGES) {
      test(`a visitor can use ${path}`, async ({ page, language }) => {
        await look(page, path, theme);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("html")).toHaveAttribute(
          "dir",
          language === "ar" ? "rtl" : "ltr",
        );
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      });
    }

    test("a teacher can use every page", async ({ page }) => {
      test.setTimeout(120_000);
      await signIn(page, "teacher@riwaq.test");
      for (const path of TEACHER_PAGES) await look(page, path, theme);
    });

    test("a family can use every page", async ({ page }) => {
      test.setTimeout(120_000);
      await signIn(page, "parent@riwaq.test");
      for (const path of FAMILY_PAGES) await look(page, path, theme);
    });
  });
}
