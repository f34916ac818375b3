import type { Page } from "@playwright/test";

import { inspect, sidewaysScroll } from "../support/inspect.ts";
import {
  FAMILY_PAGES,
  PUBLIC_PAGES,
  STAFF_PAGES,
  TEACHER_PAGES,
  pupilPages,
} from "../support/pages.ts";
import { AGAIN, expect, signIn, test } from "../support/test.ts";

const LONG_WALK_MS = 480_000;

type Child = { id: string; name: string };

/** In one theme, once all of it has come. */
async function visit(page: Page, path: string, theme: "light" | "dark"): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await inspect(page, `${path} in the ${theme} theme`);
}

async function walk(page: Page, paths: readonly string[], theme: "light" | "dark"): Promise<void> {
  test.setTimeout(LONG_WALK_MS);
  await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
  for (const path of paths) await visit(page, path, theme);
}

/** Each project looks in one theme; together they see both, in every language and on a phone. */
const THEME_OF = { en: "dark", fr: "light", "ar-rtl": "dark", mobile: "light" } as const;

function themeOf(project: string): "light" | "dark" {
  return project in THEME_OF ? THEME_OF[project as keyof typeof THEME_OF] : "light";
}

test("a visitor can use every page", async ({ page }, { project }) => {
  await walk(page, PUBLIC_PAGES, themeOf(project.name));
});

test("a teacher can use every page", async ({ page }, { project }) => {
  await signIn(page, "teacher@riwaq.test");
  await walk(page, TEACHER_PAGES, themeOf(project.name));
});

test("a parent can use every page", async ({ page }, { project }) => {
  await signIn(page, "parent@riwaq.test");
  await walk(page, FAMILY_PAGES, themeOf(project.name));
});

test("a family and its teacher can use every page about what a child memorises", async ({ page }, {
  project,
}) => {
  await signIn(page, "parent@riwaq.test");
  const children = (await (await page.request.get("/api/children/", AGAIN)).json()) as Child[];
  const id = children.find(({ name }) => name === "Inès Lambert")?.id ?? "";
  const drills = ["practice", "practice/cards", "practice/ear", "practice/similar"];
  const ofEvening = drills.map((drill) => `/${drill}?pupil=${id}`);
  await walk(page, [...ofEvening, ...pupilPages(id)], themeOf(project.name));
  await page.context().clearCookies();
  await signIn(page, "teacher@riwaq.test");
  await walk(page, pupilPages(id), themeOf(project.name));
});

test("staff can use every page", async ({ page }, { project }) => {
  await signIn(page, "staff@riwaq.test");
  await walk(page, STAFF_PAGES, themeOf(project.name));
});

test("a page on the narrowest phone needs no sideways scroll", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await walk(page, ["/", "/programs", "/terms", "/register", "/login"], "light");
});

test("text at twice its size needs no sideways scroll", async ({ page }) => {
  test.setTimeout(LONG_WALK_MS);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const size = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return Number.parseFloat(getComputedStyle(document.body).fontSize);
    });
    expect(size).toBeGreaterThanOrEqual(32);
    expect.soft(await sidewaysScroll(page), `sideways scroll of ${path}`).toBeLessThanOrEqual(0);
  }
});

test("a page says its language and direction", async ({ page, language }) => {
  for (const path of ["/", "/login"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
  }
});
