import { DEMO_PASSWORD, expect, signIn, test } from "../support/test.ts";

test("a visitor of a private page logs in with a demo account, and logs out again", async ({
  page,
  t,
}) => {
  await page.goto("/sessions");
  await expect(page).toHaveURL("/login");
  await page
    .getByRole("button", { name: new RegExp(t("common", "roles.T")) })
    .first()
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("dashboard", "title"));
  const cached = await page.evaluate(() => localStorage.getItem("user_data"));
  expect(Object.keys(JSON.parse(cached ?? "{}") as object).toSorted()).toEqual([
    "id",
    "name",
    "picture",
    "role",
  ]);

  await page.goto("/logout");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: t("auth", "logout.open") }).click();
  const dialog = page.getByRole("alertdialog", { name: t("auth", "logout.sure") });
  await dialog.getByRole("button", { name: t("auth", "logout.confirm") }).click();
  await expect(page.getByText(t("auth", "logout.done")).first()).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("user_data"))).toBeNull();
  await page.goto("/sessions");
  await expect(page).toHaveURL("/login");
});

test("a wrong password is said in red, and nothing is lost", async ({ page, t }) => {
  await page.goto("/login");
  const email = page.getByLabel(t("auth", "fields.email"), { exact: true });
  await email.fill("teacher@riwaq.test");
  await page.getByLabel(t("auth", "fields.password"), { exact: true }).fill(`${DEMO_PASSWORD}!`);
  await page.getByRole("button", { name: t("auth", "login.submit"), exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(t("errors", "credentials_wrong"));
  await expect(email).toHaveValue("teacher@riwaq.test");
});

test("a teacher finds a session by the student's name and by its status", async ({ page, t }) => {
  await signIn(page, "teacher@riwaq.test");
  await page.goto("/sessions");
  const view = page.getByRole("button", { name: new RegExp(`^${t("common", "actions.view")}`) });
  await expect(view.first()).toBeVisible();
  const all = await view.count();
  await page.getByRole("searchbox").fill("yanis");
  await expect.poll(() => view.count()).toBeLessThan(all);
  await expect(page).toHaveURL(/yanis/);
  await page.getByRole("searchbox").fill("nobody of this name");
  await expect(page.getByText(t("sessions", "empty.title"))).toBeVisible();
  await page.getByRole("button", { name: t("sessions", "filtered.clear") }).click();
  await expect.poll(() => view.count()).toBe(all);
  await view.first().click();
  const dialog = page.getByRole("dialog", { name: t("sessions", "details.title") });
  await expect(dialog.getByText(t("sessions", "details.link"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the settings of a timetable are for teachers", async ({ page, t }) => {
  await signIn(page, "student@riwaq.test");
  await page.goto("/settings");
  await expect(page.getByText(t("errors", "teacher_required"))).toBeVisible();
});

test("the dark theme is there before the first paint, and stays", async ({ page, t }) => {
  await signIn(page, "teacher@riwaq.test");
  await page.goto("/settings?tab=general");
  await page.getByRole("switch", { name: t("settings", "general.darkMode") }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the terms, the prices and the contact page are there for whoever is signed in", async ({
  page,
  t,
}) => {
  await signIn(page, "parent@riwaq.test");
  await page.goto("/no-such-page");
  await page.getByRole("link", { name: t("common", "notFound.support") }).click();
  await expect(page).toHaveURL("/contact");
  const menu = page.getByRole("button", { name: t("common", "nav.userMenu") });
  await expect(menu).toBeVisible();
  await page.goto("/#contact");
  await expect(page).toHaveURL("/contact");
  await page.goto("/pricing");
  await expect(menu).toBeVisible();
  const login = page.getByRole("link", { name: t("common", "nav.login"), exact: true });
  await expect(login).toHaveCount(0);
  await page.getByRole("button", { name: t("pricing", "refund.link") }).click();
  const dialog = page.getByRole("dialog", { name: t("common", "nav.terms") });
  await expect(dialog.locator("details[open]:has(#refund)")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await menu.click();
  await expect(page.getByRole("menuitem", { name: t("common", "nav.settings") })).toHaveCount(0);
  await page.getByRole("menuitem", { name: t("common", "nav.terms") }).click();
  await dialog.locator("summary").last().click();
  await dialog.getByRole("link", { name: t("terms", "links.privacy") }).click();
  await expect(page).toHaveURL("/privacy");
  await expect(dialog).toBeHidden();
  await expect(menu).toBeVisible();
});
