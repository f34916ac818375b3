import type { Browser, Page } from "@playwright/test";

import { csrfHeaders, expect, signIn, test } from "../support/test.ts";
import type { Texts } from "../support/texts.ts";

const PASSWORD = "correct-horse-battery";

type Mail = { id: string; to: string; text: string };

async function invite(page: Page, t: Texts, child: string, email: string): Promise<void> {
  await page.goto("/students");
  await page.getByRole("button", { name: t("students", "add.open") }).click();
  const dialog = page.getByRole("dialog", { name: t("students", "add.title") });
  await dialog.getByLabel(t("students", "add.name"), { exact: true }).fill(child);
  await dialog.getByLabel(t("students", "add.age"), { exact: true }).fill("8");
  await dialog.getByLabel(t("students", "add.email"), { exact: true }).fill(email);
  await dialog.getByRole("button", { name: t("students", "add.submit") }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("listitem").filter({ hasText: email });
  await expect(row.getByText(t("students", "invitations.state.pending"))).toBeVisible();
}

/** Where no mail server is set, staff read what was written; a link only by an explicit press. */
async function linkTo(browser: Browser, email: string): Promise<string> {
  const office = await browser.newContext();
  const page = await office.newPage();
  await signIn(page, "staff@riwaq.test");
  const mails = (await (await page.request.get("/api/outbox/")).json()) as Mail[];
  const invitation = mails.findLast(({ to }) => to === email);
  const headers = await csrfHeaders(page);
  const opened = await page.request.post(`/api/outbox/${invitation?.id}/open/`, { headers });
  const { text } = (await opened.json()) as Mail;
  await office.close();
  const link = /\/invitation\?token=\S+/.exec(text);
  expect(link).not.toBeNull();
  return link?.[0] ?? "";
}

async function register(page: Page, t: Texts, email: string): Promise<void> {
  await page.getByRole("link", { name: t("students", "invitation.register") }).click();
  await page.getByLabel(t("auth", "fields.name"), { exact: true }).fill("Camille Martin");
  await page.getByLabel(t("auth", "fields.phone"), { exact: true }).fill("+33199001420");
  await page.getByLabel(t("auth", "fields.email"), { exact: true }).fill(email);
  await page.getByLabel(t("auth", "fields.password"), { exact: true }).fill(PASSWORD);
  await page.getByText(t("auth", "fields.genders.F"), { exact: true }).click();
  await page.getByRole("button", { name: t("auth", "register.submit"), exact: true }).click();
  await expect(page).toHaveURL("/login");
  const submit = page.getByRole("button", { name: t("auth", "login.submit"), exact: true });
  await submit.waitFor();
  await page.getByLabel(t("auth", "fields.email"), { exact: true }).fill(email);
  await page.getByLabel(t("auth", "fields.password"), { exact: true }).fill(PASSWORD);
  await submit.click();
}

async function accept(page: Page, t: Texts, child: string): Promise<void> {
  await expect(page).toHaveURL(/\/invitation\?token=/);
  await expect(page.getByLabel(t("children", "form.name"))).toHaveValue(child);
  await page.getByRole("radio", { name: t("children", "genders.F") }).check();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: t("students", "invitation.accept") }).click();
  await page.getByRole("link", { name: t("students", "invitation.children") }).click();
  await expect(page.getByRole("heading", { name: child })).toBeVisible();
}

test("a teacher invites a family, which registers and accepts, and schedules the first session", async ({
  page,
  browser,
  t,
}) => {
  const id = crypto.randomUUID().slice(0, 8);
  const email = `famille-${id}@example.test`;
  const child = `Jade ${id}`;
  await signIn(page, "teacher@riwaq.test");
  await invite(page, t, child, email);
  const link = await linkTo(browser, email);

  // The family's browser speaks English: the invitation is in French all the same.
  const family = await browser.newContext({ locale: "en-GB", timezoneId: "Europe/Paris" });
  const phone = await family.newPage();
  await phone.goto(link);
  await expect(phone.getByRole("heading", { level: 1 })).toContainText(child);
  await register(phone, t, email);
  await accept(phone, t, child);
  await phone.goto(link);
  await expect(phone.getByText(t("students", "invitation.closed.title"))).toBeVisible();
  await family.close();

  await page.goto(`/students?q=${id}`);
  const view = t("students", "viewLabel").replace("{{name}}", child);
  await page.getByRole("button", { name: view }).click();
  await page.getByRole("link", { name: t("students", "profile.schedule") }).click();
  const dialog = page.getByRole("dialog", { name: t("sessions", "new.title") });
  await expect(dialog.getByRole("combobox").first()).toHaveText(child);
});
