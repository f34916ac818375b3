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
  await page
    .locator("summary")
    .filter({ hasText: t("common", "language.label"), visible: true })
    .click();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.goto("/contact");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("ar");
});

test("one section of the terms is open at a time, and an address can name it", async ({ page }) => {
  await page.goto("/terms#refund");
  const main = page.getByRole("main");
  await expect(main.locator("details:has(#refund)")).toHaveAttribute("open");
  // Once it has come to life the page turns to the section again: a press in that moment would miss.
  await page.waitForLoadState("networkidle");
  await main.locator("summary").first().click();
  await expect(main.locator("details[open]")).toHaveCount(1);
  await expect(main.locator("details").first()).toHaveAttribute("open");
});

test.describe("before any script has arrived", () => {
  test.use({ javaScriptEnabled: false });

  test("log-in and registration are there, and nothing typed goes into the address", async ({
    page,
    t,
  }) => {
    await page.goto("/login");
    const password = page.getByLabel(t("auth", "fields.password"), { exact: true });
    await password.fill("a long sentence");
    await password.press("Enter");
    await expect(page).toHaveURL("/login");
    await expect(password).toHaveValue("a long sentence");
    await page.getByRole("link", { name: t("auth", "login.register") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("common", "titles.register"),
    );
    await expect(page.getByText(t("auth", "register.roles.P"), { exact: true })).toBeVisible();
  });

  test("a teacher and a programme are there by their names and their words", async ({ page }) => {
    await page.goto("/teachers/salma-hegazy?lang=fr");
    await expect(page.getByRole("heading", { level: 1, name: "Salma Hegazy" })).toBeVisible();
    await expect(page.getByText(/^J’enseigne aux enfants/)).toBeVisible();
    await page.goto("/programs/tajweed?lang=ar");
    await expect(page.getByRole("heading", { level: 1, name: "أحكام التجويد" })).toBeVisible();
    await expect(page.getByText(/^مخارج الحروف/)).toBeVisible();
  });

  test("menu, links, language and terms work", async ({ page, t, isMobile }) => {
    await page.goto("/terms#refund");
    await expect(page.locator("details:has(#refund)")).toHaveAttribute("open");
    await page.locator("summary", { hasText: t("terms", "sections.holidays.title") }).click();
    await expect(page.getByRole("main").locator("details[open]")).toHaveCount(1);
    if (isMobile) await page.locator("summary", { hasText: t("common", "nav.openMenu") }).click();
    await page
      .getByRole("link", { name: t("common", "nav.about"), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL("/about");
    await page
      .locator("summary")
      .filter({ hasText: t("common", "language.label"), visible: true })
      .click();
    await page.getByRole("link", { name: "العربية" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page).toHaveURL("/about?lang=ar");
  });
});
