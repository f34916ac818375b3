import { randomUUID } from "node:crypto";

import type { Locator } from "@playwright/test";

import { expectMails, linkIn } from "../support/people.ts";
import { expect, signIn, test } from "../support/test.ts";

const PASSWORD = "correct-horse-battery";
/** From the link in a message to a booked lesson. */
const TAPS_MAX = 12;

test("five taps, one page of fields and a link in a mail lead to a booked first lesson", async ({
  page,
  t,
  browser,
}) => {
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, "staff@riwaq.test");
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const choose = (name: string) => tap(page.getByRole("link", { name, exact: true }));

  await page.goto("/find-a-teacher");
  await choose(t("showcase", "find.who.me"));
  await choose(t("showcase", "find.ages.woman"));
  await choose("Récitation pour débutants");
  await choose(t("showcase", "find.anyLevel"));
  await choose(t("showcase", "find.when.any"));
  const card = page.getByRole("article", { name: "Salma Hegazy" });
  await tap(card.locator("a:has(time)").first());

  await expect(page).toHaveURL("/register?role=S");
  const email = `${randomUUID()}@example.test`;
  const field = (name: string) => page.getByLabel(t("auth", `fields.${name}`), { exact: true });
  await field("name").fill("Leïla Haddad");
  await field("age").fill("31");
  await field("email").fill(email);
  await field("password").fill(PASSWORD);
  await field("genders.F").check();
  await tap(page.getByRole("button", { name: t("auth", "register.submit"), exact: true }));

  await expect(page).toHaveURL("/login");
  // The fields bear the same names as those of the form before.
  const logIn = page.getByRole("button", { name: t("auth", "login.submit"), exact: true });
  await logIn.waitFor();
  await expect(field("email")).toHaveValue(email);
  await field("password").fill(PASSWORD);
  await tap(logIn);
  await expect(page).toHaveURL(/\/teachers\/salma-hegazy\?at=/);

  const subject = t("mails", "verify-email.subject");
  await expectMails(staff, email, subject, 1);
  taps += 1;
  const link = new URL(await linkIn(staff, email, subject, "/verify-email"));
  await page.goto(link.pathname + link.search);
  await tap(page.getByRole("link", { name: t("auth", "verify.goOn"), exact: true }));

  await expect(page).toHaveURL(/\/teachers\/salma-hegazy\?at=/);
  const dialog = page.getByRole("dialog", { name: t("booking", "confirm.title") });
  await tap(dialog.getByRole("button", { name: t("booking", "confirm.book") }));
  await expect(page.getByText(t("booking", "done.one"))).toBeVisible();
  expect(taps).toBeLessThanOrEqual(TAPS_MAX);
});
