import type { Page } from "@playwright/test";

import { expect, test } from "../support/test.ts";
import type { Texts } from "../support/texts.ts";

const PASSWORD = "correct-horse-battery";

function newAddress(role: string): string {
  return `${role.toLowerCase()}-${crypto.randomUUID()}@example.test`;
}

async function chooseRole(page: Page, t: Texts, role: "S" | "T" | "P"): Promise<void> {
  await page.goto("/register");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuemax", "1");
  await page.getByText(t("auth", `register.roles.${role}`), { exact: true }).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute(
    "aria-valuemax",
    role === "T" ? "3" : "2",
  );
}

async function fillAccount(page: Page, t: Texts, name: string, email: string): Promise<void> {
  await page.getByLabel(t("auth", "fields.name"), { exact: true }).fill(name);
  await page.getByLabel(t("auth", "fields.email"), { exact: true }).fill(email);
  await page.getByLabel(t("auth", "fields.password"), { exact: true }).fill(PASSWORD);
  await page.getByText(t("auth", "fields.genders.F"), { exact: true }).click();
}

async function logIn(page: Page, t: Texts, email: string): Promise<void> {
  await expect(page).toHaveURL("/login");
  // The fields bear the same names as those of the form before.
  const submit = page.getByRole("button", { name: t("auth", "login.submit"), exact: true });
  await submit.waitFor();
  const address = page.getByLabel(t("auth", "fields.email"), { exact: true });
  if ((await address.inputValue()) === "") await address.fill(email);
  await page.getByLabel(t("auth", "fields.password"), { exact: true }).fill(PASSWORD);
  await submit.click();
  await expect(page).toHaveURL("/");
}

test("a student registers, is told what is wrong, logs in and is at home", async ({ page, t }) => {
  const email = newAddress("S");
  await chooseRole(page, t, "S");
  const register = page.getByRole("button", { name: t("auth", "register.submit"), exact: true });
  await register.click();
  for (const key of ["name_empty", "age_min", "email_invalid", "password_short"]) {
    await expect(page.getByText(t("errors", key), { exact: true })).toBeVisible();
  }
  await fillAccount(page, t, "Salma Haddad", email);
  await page.getByLabel(t("auth", "fields.age"), { exact: true }).fill("11");
  await register.click();
  await expect(page).toHaveURL("/login");
  const address = page.getByLabel(t("auth", "fields.email"), { exact: true });
  await expect(address).toHaveValue(email);
  await page.reload();
  // It stands there again once the page has come to life.
  await expect(address).toHaveValue(email);
  await logIn(page, t, email);
  await expect(page.getByText(t("dashboard", "home.S"), { exact: true })).toBeVisible();
});

test("a parent registers, and a taken address is refused in red", async ({ page, t }) => {
  const email = newAddress("P");
  for (const isTaken of [false, true]) {
    await chooseRole(page, t, "P");
    await fillAccount(page, t, "Nadia Morel", email.toUpperCase());
    await page.getByLabel(t("auth", "fields.phone"), { exact: true }).fill("+33199001420");
    await page.getByRole("button", { name: t("auth", "register.submit"), exact: true }).click();
    if (isTaken) await expect(page.getByText(t("errors", "email_taken")).first()).toBeVisible();
    else await expect(page).toHaveURL("/login");
  }
  await page.goto("/login");
  await logIn(page, t, email);
  await expect(page.getByText(t("dashboard", "home.P"), { exact: true })).toBeVisible();
});

test("a teacher registers, publishes the week and is at the dashboard", async ({ page, t }) => {
  const email = newAddress("T");
  await chooseRole(page, t, "T");
  await fillAccount(page, t, "Mona El-Sherif", email);
  await page.getByLabel(t("auth", "fields.phone"), { exact: true }).fill("+201000000000");
  await page.getByLabel(t("auth", "fields.zoomEmail"), { exact: true }).fill(email);
  await page.getByLabel(t("auth", "fields.years"), { exact: true }).fill("7");
  await page.getByRole("button", { name: t("common", "actions.next"), exact: true }).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "2.5");
  await page.getByRole("button", { name: t("availability", "export"), exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("dashboard", "title"));

  await page.goto("/settings");
  const monday = page.getByRole("region", { name: t("errors", "day_2") });
  await expect(monday.getByRole("combobox").nth(0)).toContainText("09:00");
  await expect(monday.getByRole("combobox").nth(3)).toContainText("23:00");
});
