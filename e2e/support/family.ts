import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { expectMails, linkIn } from "./people.ts";
import { send } from "./subscribe.ts";
import { expect, signIn } from "./test.ts";
import { type Texts, textsOf } from "./texts.ts";

const PASSWORD = "correct-horse-battery";
const french = textsOf("fr");

type New = {
  name: string;
  children: readonly string[];
  /** Signed in: they read the mail in which the address is confirmed. */
  staff: Page;
};

/** A French family of its own, whose every cent a journey sees; from now on it is signed in. */
export async function registerFamily(page: Page, { name, children, staff }: New) {
  const email = `${randomUUID()}@example.test`;
  await page.request.get("/api/users/me/");
  const account = { name, email, password: PASSWORD, phone_number: "+33199001420", gender: "F" };
  const home = { time_zone: "Europe/Paris", language: "fr" };
  const { id } = await send<{ id: string }>(page, "/api/authentication/register/parents/", {
    ...account,
    ...home,
  });
  const subject = french("mails", "verify-email.subject");
  await expectMails(staff, email, subject, 1);
  await page.goto(await linkIn(staff, email, subject, "/verify-email"));
  await expect(page.getByText(french("auth", "verify.done"))).toBeVisible();
  const logIn = () => signIn(page, email, PASSWORD);
  await logIn();
  for (const child of children) {
    const learner = { name: child, age: 9, gender: "F", consent: true };
    await send(page, "/api/children/", { ...learner, ...home });
  }
  return { id, email, logIn };
}

/** A girl of eight, on the page of the family's children. */
export async function addChild(page: Page, t: Texts, name: string): Promise<void> {
  await page.goto("/children");
  await page.getByRole("button", { name: t("children", "add.open") }).click();
  const dialog = page.getByRole("dialog", { name: t("children", "add.title") });
  await dialog.getByLabel(t("children", "form.name")).fill(name);
  await dialog.getByLabel(t("children", "form.age")).fill("8");
  await dialog.getByRole("radio", { name: t("children", "genders.F") }).check();
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: t("children", "add.submit") }).click();
  await expect(dialog).toBeHidden();
  // What is sought may wait.
  await page.getByRole("button", { name: t("wishes", "later") }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
}
