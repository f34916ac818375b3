import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { expectMails, linkIn } from "./people.ts";
import { send } from "./subscribe.ts";
import { AGAIN, expect, signIn } from "./test.ts";
import { type Texts, textsOf } from "./texts.ts";

const PASSWORD = "correct-horse-battery";
const HOME = { time_zone: "Europe/Paris", language: "fr" };
const french = textsOf("fr");

type Newcomer = { route: "parents" | "students"; account: object; staff: Page };

/** Of an address of its own, which the link in the mail confirms; from now on it is signed in. */
async function register(page: Page, { route, account, staff }: Newcomer) {
  const email = `${randomUUID()}@example.test`;
  await page.request.get("/api/users/me/", AGAIN);
  const data = { ...account, ...HOME, email, password: PASSWORD };
  const { id } = await send<{ id: string }>(page, `/api/authentication/register/${route}/`, data);
  const subject = french("mails", "verify-email.subject");
  await expectMails(staff, email, subject, 1);
  await page.goto(await linkIn(staff, email, subject, "/verify-email"));
  await expect(page.getByText(french("auth", "verify.done"))).toBeVisible();
  const logIn = () => signIn(page, email, PASSWORD);
  await logIn();
  return { id, email, logIn };
}

type New = {
  name: string;
  children: readonly string[];
  /** Signed in: they read the mail in which the address is confirmed. */
  staff: Page;
};

/** A French family of its own, whose every cent a journey sees; from now on it is signed in. */
export async function registerFamily(page: Page, { name, children, staff }: New) {
  const account = { name, phone_number: "+33199001420", gender: "F" };
  const parent = await register(page, { route: "parents", account, staff });
  for (const child of children) {
    const learner = { name: child, age: 9, gender: "F", consent: true };
    await send(page, "/api/children/", { ...learner, ...HOME });
  }
  return parent;
}

/** A boy of fourteen with a phone and an account of his own, whom his mother answers for. */
export async function registerPupil(
  page: Page,
  name: string,
  { parent, staff }: Record<"parent" | "staff", Page>,
) {
  const pupil = await register(page, {
    route: "students",
    account: { name, age: 14, gender: "M" },
    staff,
  });
  const { code } = await send<{ code: string }>(page, "/api/guardian-invitations/", {});
  await send(parent, "/api/guardian-invitations/accept/", { code, consent: true });
  return pupil;
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
