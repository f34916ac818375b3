import type { Browser, Page } from "@playwright/test";

import type { OwnServer } from "./own-server.ts";
import { AGAIN, csrfHeaders, expect, signIn } from "./test.ts";
import type { Texts } from "./texts.ts";

const MINUTE_MS = 60_000;
/** The background begins some seconds after the first answers. */
export const ROUNDS = { timeout: 120_000 };
/** How long a page that does not move by itself is looked at before it is opened anew. */
export const A_LOOK = { timeout: 10_000 };

/** A mother on a French phone, a teacher on an Arabic one, and somebody of the staff at a desk. */
export type People = { parent: Page; teacher: Page; staff: Page };

export async function openBrowsers(browser: Browser, parent: Page): Promise<People> {
  const phone = await browser.newContext({
    locale: "ar-EG",
    timezoneId: "Africa/Cairo",
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const desk = await browser.newContext({
    locale: "en-GB",
    viewport: { width: 1280, height: 900 },
  });
  return { parent, teacher: await phone.newPage(), staff: await desk.newPage() };
}

/** The same people a while later: neither the server nor a browser knows that the time between was skipped. */
export async function goOn(
  server: OwnServer,
  people: Record<string, Page>,
  atMs: number,
): Promise<void> {
  const pages = Object.values(people);
  for (const page of pages) await page.goto("about:blank");
  await server.kill();
  await server.start(atMs);
  for (const page of pages) await page.context().clock.setFixedTime(atMs + MINUTE_MS / 2);
}

export async function signInAll({ parent, teacher, staff }: People): Promise<void> {
  for (const page of [parent, teacher, staff]) await page.context().clearCookies();
  await signIn(parent, "parent@riwaq.test");
  await signIn(teacher, "teacher@riwaq.test");
  await signIn(staff, "staff@riwaq.test");
}

/** What stands before the first blank of a text. */
export const startOf = (text: string) => text.split("{{")[0] ?? "";

export function openBell(page: Page, t: Texts): Promise<void> {
  return page.getByRole("button", { name: t("common", "notifications.open") }).click();
}

/** What the bell says of a thing, whoever and whenever it is about. */
export const entry = (page: Page, t: Texts, event: string) =>
  page.getByRole("link").filter({ hasText: startOf(t("notifications", `events.${event}`)) });

type Mail = { id: string; to: string; subject: string; created_at: string };

/** Those with this subject: where no mail server is set, staff read what was written. */
async function mailsTo(staff: Page, to: string, subject: string): Promise<Mail[]> {
  const mails = (await (await staff.request.get("/api/outbox/", AGAIN)).json()) as Mail[];
  return mails.filter((mail) => mail.to === to && mail.subject.includes(subject));
}

/** As many of them have been written, and no more. */
export async function expectMails(staff: Page, to: string, subject: string, count: number) {
  const written = async () => (await mailsTo(staff, to, subject)).length;
  await expect.poll(written, { ...ROUNDS, message: `mails to ${to}: ${subject}` }).toBe(count);
}

/** The address in the newest one, which is shown by an explicit press alone. */
export async function linkIn(staff: Page, to: string, subject: string, path: string) {
  const mails = await mailsTo(staff, to, subject);
  const mail = mails.toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0];
  const headers = await csrfHeaders(staff);
  const opened = await staff.request.post(`/api/outbox/${mail?.id}/open/`, { headers, ...AGAIN });
  const { text } = (await opened.json()) as { text: string };
  const link = text.split(/\s/).find((word) => word.includes(path));
  expect(link, `a link in ${text}`).toBeDefined();
  return link ?? "";
}
