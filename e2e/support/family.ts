import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { expectMails, linkIn } from "./people.ts";
import { send } from "./subscribe.ts";
import { expect, signIn } from "./test.ts";
import { textsOf } from "./texts.ts";

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
