import type { Page } from "@playwright/test";

import { inspect } from "../support/inspect.ts";
import { ownServer } from "../support/own-server.ts";
import {
  entry,
  expectMails,
  goOn,
  linkIn,
  openBell,
  openBrowsers,
  ROUNDS,
  signInAll,
  startOf,
} from "../support/people.ts";
import { AGAIN, choose, expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const JOURNEY_MS = 240_000;
const HOUR_MS = 3_600_000;
const HELD_MS = 72 * HOUR_MS;

const PARENT = "parent@riwaq.test";
const PUPIL = "Inès Lambert";
const WORD = "Nous partons ce jour-là.";

const arabic = textsOf("ar");
const french = textsOf("fr");
const server = ownServer({ portsAhead: 5, env: { DEMO: "1", RATE_LIMITS: "off" } });
test.use({ baseURL: server.address });
test.afterAll(() => server.remove());

/** In the teacher's words: a date and an hour on the clock of Cairo, when nobody has lessons. */
type Hour = { daysAhead: number; time: string; kind: "single" | "series" };

async function schedule(teacher: Page, { daysAhead, time, kind }: Hour): Promise<void> {
  await teacher.goto("/sessions");
  await teacher.getByRole("button", { name: arabic("sessions", "new.open") }).click();
  const dialog = teacher.getByRole("dialog", { name: arabic("sessions", "new.title") });
  await dialog.getByRole("combobox", { name: arabic("sessions", "new.student") }).click();
  await teacher.getByRole("option", { name: PUPIL }).click();
  const day = new Date(Date.now() + daysAhead * 24 * HOUR_MS).toISOString().slice(0, 10);
  await dialog.getByLabel(arabic("sessions", "new.date"), { exact: true }).fill(day);
  await dialog.getByLabel(arabic("sessions", "new.time"), { exact: true }).fill(time);
  await choose(dialog.getByRole("radio", { name: arabic("booking", `kind.${kind}`), exact: true }));
  const isOffer = kind === "series";
  const said = startOf(arabic("offers", isOffer ? "new.offered" : "new.declinable"));
  await expect(dialog.getByText(said)).toBeVisible();
  await dialog.getByRole("button", { name: arabic("sessions", "new.submit") }).click();
  await expect(dialog).toBeHidden();
}

type Known = { status: string; students_names: string[]; starts_at: string };

/** How many lessons of the pupil begin at this hour of Cairo, in the four weeks to come. */
async function lessonsAt(parent: Page, time: string): Promise<number> {
  const nowMs = Date.now();
  const [from, to] = [nowMs, nowMs + 28 * 24 * HOUR_MS].map((ms) => new Date(ms).toISOString());
  const listed = await parent.request.get(`/api/sessions/?from=${from}&to=${to}`, AGAIN);
  const hour = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Africa/Cairo",
  });
  return ((await listed.json()) as Known[]).filter(
    ({ status, students_names, starts_at }) =>
      status === "Scheduled" &&
      students_names.includes(PUPIL) &&
      hour.format(new Date(starts_at)) === time,
  ).length;
}

const waiting = (page: Page) => page.getByRole("region", { name: french("offers", "title") });

async function confirmByBell(parent: Page): Promise<void> {
  await parent.goto("/");
  await openBell(parent, french);
  const said = french("notifications", "events.offer-made").split("}}")[1]?.split("{{")[0] ?? "";
  await parent.getByRole("link").filter({ hasText: said.trim() }).first().click();
  await expect(parent).toHaveURL(/\/sessions/);
  const card = waiting(parent).getByRole("listitem").filter({ hasText: PUPIL });
  await expect(card).toHaveCount(1);
  await inspect(parent, "an offer among the family's lessons");
  await card.getByRole("button", { name: french("offers", "card.confirm") }).click();
  await expect(card).toHaveCount(0);
}

/** By whoever holds it, on a phone where nobody is signed in. */
async function confirmByMail(phone: Page, link: string): Promise<void> {
  await phone.goto(link);
  await expect(phone.getByText(PUPIL).first()).toBeVisible();
  await inspect(phone, "what the link of the mail opens");
  await phone.getByRole("button", { name: french("offers", "card.confirm") }).click();
  await expect(phone.getByText(french("offers", "page.confirmed"))).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(french("offers", "page.confirmed"))).toBeVisible();
  await expect(phone.getByText(PUPIL)).toHaveCount(0);
}

async function declineSingle(parent: Page): Promise<void> {
  await parent.goto("/sessions");
  const card = waiting(parent).getByRole("listitem").filter({ hasText: PUPIL });
  await card.getByRole("button", { name: french("offers", "card.decline") }).click();
  const dialog = parent.getByRole("dialog", { name: french("offers", "decline.lesson") });
  await dialog.getByRole("textbox").fill(WORD);
  await inspect(parent, "the question before a lesson is declined");
  await dialog.getByRole("button", { name: french("offers", "decline.confirm") }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toHaveCount(0);
}

test("what a teacher schedules is confirmed by bell and by mail, declined, or let go after 72 hours and told", async ({
  page,
  browser,
}) => {
  test.setTimeout(JOURNEY_MS);
  const people = await openBrowsers(browser, page);
  const { parent, teacher, staff } = people;
  await server.start();
  await signInAll(people);

  await schedule(teacher, { daysAhead: 5, time: "05:00", kind: "series" });
  expect(await lessonsAt(parent, "05:00")).toBe(0);
  await confirmByBell(parent);
  expect(await lessonsAt(parent, "05:00")).toBeGreaterThan(2);
  await teacher.goto("/");
  await openBell(teacher, arabic);
  await expect(entry(teacher, arabic, "offer-confirmed_other").first()).toBeVisible();

  await schedule(teacher, { daysAhead: 6, time: "06:00", kind: "series" });
  const subject = startOf(french("mails", "offer-made.subject"));
  await expectMails(staff, PARENT, subject, 2);
  const phone = await (
    await browser.newContext({
      locale: "fr-FR",
      viewport: { width: 390, height: 844 },
      isMobile: true,
    })
  ).newPage();
  await confirmByMail(phone, await linkIn(staff, PARENT, subject, "/offer?token="));
  expect(await lessonsAt(parent, "06:00")).toBeGreaterThan(2);

  await schedule(teacher, { daysAhead: 7, time: "07:00", kind: "single" });
  expect(await lessonsAt(parent, "07:00")).toBe(1);
  await declineSingle(parent);
  expect(await lessonsAt(parent, "07:00")).toBe(0);
  await openBell(teacher, arabic);
  await expect(entry(teacher, arabic, "lesson-declined").first()).toBeVisible();

  await schedule(teacher, { daysAhead: 8, time: "08:00", kind: "series" });
  await goOn(server, { ...people, phone }, Date.now() + HELD_MS + HOUR_MS);
  await signInAll(people);
  const lapsed = startOf(french("mails", "offer-lapsed.subject"));
  // Another one waited in the demo, and is let go with it.
  await expectMails(staff, PARENT, lapsed, 2);
  expect(await lessonsAt(parent, "08:00")).toBe(0);
  await parent.goto("/sessions");
  await expect(waiting(parent)).toHaveCount(0);
  await openBell(parent, french);
  await expect(entry(parent, french, "offer-lapsed").first()).toBeVisible(ROUNDS);
  await teacher.goto("/");
  await openBell(teacher, arabic);
  await expect(entry(teacher, arabic, "offer-lapsed").first()).toBeVisible(ROUNDS);
});
