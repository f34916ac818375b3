import { expect, signIn, test } from "../support/test.ts";

const VISITOR_ONLY = ["/about", "/programs", "/curriculum", "/terms"];

test("an unknown address answers 404 and offers ways on", async ({ page, t }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: t("common", "notFound.code") })).toBeVisible();
  await expect(page.getByText(t("common", "notFound.title"), { exact: true })).toBeVisible();
  await page.getByRole("link", { name: t("common", "notFound.programs") }).click();
  await expect(page).toHaveURL("/programs");
});

test("a signed-in person is sent from visitors' pages to the dashboard", async ({ page }) => {
  await signIn(page, "student@riwaq.test");
  for (const path of VISITOR_ONLY) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard");
  }
});

test("the language can be changed, and the next visit remembers it", async ({ page, t }) => {
  await page.goto("/pricing");
  await page.waitForLoadState("networkidle");
  const choice = page.getByRole("combobox", { name: t("common", "language.label") });
  await choice.filter({ visible: true }).selectOption("ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.goto("/contact");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("ar");
});

test("one section of the terms is open at a time, and an address can name it", async ({ page }) => {
  await page.goto("/terms#refund");
  const main = page.getByRole("main");
  await expect(main.locator("#refund button[aria-expanded=true]")).toBeVisible();
  await main.locator("button[aria-expanded=false]").first().click();
  await expect(main.locator("button[aria-expanded=true]")).toHaveCount(1);
});
