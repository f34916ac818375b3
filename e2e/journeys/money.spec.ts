import type { Page } from "@playwright/test";

import { addChild } from "../support/family.ts";
import { inspect } from "../support/inspect.ts";
import { centsIn, type FamilyBooks, familyIn } from "../support/journal.ts";
import { bookLesson, lessonsFrom, sayOutcome } from "../support/lessons.ts";
import {
  cardOf,
  giveUp,
  orderLessons,
  payByCard,
  readDocuments,
  readLedger,
  readPrice,
} from "../support/money.ts";
import { ownServer } from "../support/own-server.ts";
import { A_LOOK, expectMails, goOn, linkIn, ROUNDS, startOf } from "../support/people.ts";
import { AGAIN, choose, expect, signIn, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const JOURNEY_MS = 600_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const TEACHER = "Youssef El-Naggar";
const PAYER = "Salma Benali";
const EMAIL = "salma@example.test";
const PASSWORD = "correct-horse-battery";
const FIRST = "Nour Benali";
const SECOND = "Adam Benali";
const HOME = { country: "Belgique", address: "40 rue de l’Exemple, 1000 Bruxelles" };
const RHYTHM = { lessons: 1, minutes: 45 };
const SECOND_RHYTHM = { lessons: 2, minutes: 45 };

const t = textsOf("fr");
const server = ownServer({ portsAhead: 7, env: { DEMO: "1", RATE_LIMITS: "off" } });
test.use({ baseURL: server.address, locale: "fr-FR" });
test.afterAll(() => server.remove());

type Child = { id: string; name: string };

const byAmount = (one: number, other: number) => one - other;

async function register(phone: Page, staff: Page): Promise<void> {
  await phone.goto("/register");
  await phone.getByText(t("auth", "register.roles.P"), { exact: true }).click();
  await phone.getByLabel(t("auth", "fields.name"), { exact: true }).fill(PAYER);
  await phone.getByLabel(t("auth", "fields.email"), { exact: true }).fill(EMAIL);
  await phone.getByLabel(t("auth", "fields.password"), { exact: true }).fill(PASSWORD);
  await phone.getByText(t("auth", "fields.genders.F"), { exact: true }).click();
  await phone.getByLabel(t("auth", "fields.phone"), { exact: true }).fill("+33199001420");
  await phone.getByRole("button", { name: t("auth", "register.submit"), exact: true }).click();
  await expect(phone).toHaveURL("/login");
  const submit = phone.getByRole("button", { name: t("auth", "login.submit"), exact: true });
  await submit.waitFor();
  await phone.getByLabel(t("auth", "fields.password"), { exact: true }).fill(PASSWORD);
  await submit.click();
  await expect(phone).toHaveURL("/");
  const subject = t("mails", "verify-email.subject");
  await expectMails(staff, EMAIL, subject, 1);
  await phone.goto(await linkIn(staff, EMAIL, subject, "/verify-email"));
  await expect(phone.getByText(t("auth", "verify.done"))).toBeVisible();
}

async function bookTrial(phone: Page): Promise<void> {
  await phone.goto("/teachers");
  await phone.getByRole("link", { name: new RegExp(TEACHER) }).click();
  await expect(phone.getByRole("heading", { level: 1, name: TEACHER })).toBeVisible();
  await choose(phone.getByRole("radio", { name: new RegExp(t("booking", "kind.trial")) }));
  await phone.getByRole("button", { name: t("lessons", "slots.next") }).click();
  await phone
    .getByRole("button", { name: /\d\d:\d\d/ })
    .first()
    .click();
  await inspect(phone, "the trial before it is booked");
  await phone.getByRole("button", { name: t("booking", "confirm.book") }).click();
  await expect(phone.getByText(t("booking", "done.one"))).toBeVisible();
}

/** By the address that a lesson's mails lead to; what it means is said before. */
async function cancel(phone: Page, lesson: string, meaning: string): Promise<void> {
  await phone.goto(`/sessions?cancel=${lesson}`);
  const dialog = phone.getByRole("dialog", { name: t("sessions", "views.cancel") });
  const said = startOf(t("sessions", `decision.cancel.${meaning}`));
  await expect(dialog.getByText(said)).toBeVisible(ROUNDS);
  await dialog.getByRole("button", { name: t("sessions", "confirm.cancel.one") }).click();
  await expect(dialog).toBeHidden();
}

/** What a screen said, and what the journal of the end says of the same. */
type Seen = { what: string; said: unknown; wanted: (books: FamilyBooks) => unknown };

/** `amount` as often as a screen, or one after the other, says it. */
const times = (count: number, amount: number | undefined) => Array(count).fill(amount);

test("a family's money, from the price to the refund", async ({ page: phone, browser }) => {
  test.setTimeout(JOURNEY_MS);
  const [staff, teacher] = await Promise.all(
    [browser.newContext(), browser.newContext()].map(async (one) => (await one).newPage()),
  );
  if (!staff || !teacher) throw new Error("a browser is missing");
  const people = { phone, staff, teacher };
  const seen: Seen[] = [];
  const see = (what: string, said: unknown, wanted: Seen["wanted"]) =>
    seen.push({ what, said, wanted });
  let aheadMs = 0;
  const goTo = async (atMs: number) => {
    aheadMs = atMs - Date.now();
    await goOn(server, people, atMs);
  };
  const seeLedger = async (child: string, cents: (books: FamilyBooks) => unknown) => {
    const { lines, left, cents: said } = await readLedger(phone, child);
    const atMs = Date.now() + aheadMs;
    see(`the minutes of ${child}`, left, (books) => books.left(child, atMs));
    see(`the ledger of ${child}`, said, cents);
    return lines;
  };

  await server.start();
  await signIn(staff, "staff@riwaq.test");
  await test.step("the price, an account and a trial", async () => {
    see("the price", await readPrice(phone, RHYTHM), ({ paid }) => paid(FIRST).slice(0, 1));
    await register(phone, staff);
    await addChild(phone, t, FIRST);
    await bookTrial(phone);
  });
  const [trial] = await lessonsFrom(phone, Date.now());
  if (!trial) throw new Error("no trial is booked");
  const { teacher_id, students_ids: pupils, ends_at } = trial;
  const overMs = Date.parse(ends_at) + HOUR_MS;
  // Late in the evening, when nobody else has lessons.
  const night = new Date(overMs).setUTCHours(21, 0, 0, 0);
  const book = (days: number, hours: number, student_id = pupils[0] ?? "") =>
    bookLesson(staff, {
      teacher_id,
      student_id,
      length_minutes: RHYTHM.minutes,
      startsAtMs: night + days * DAY_MS + hours * HOUR_MS,
    });

  const lessons = await test.step("after the trial, an order that is paid by card", async () => {
    await goTo(overMs);
    for (const one of [phone, staff, teacher]) await one.context().clearCookies();
    await signIn(phone, EMAIL, PASSWORD);
    await signIn(staff, "staff@riwaq.test");
    await signIn(teacher, "teacher@riwaq.test");
    await sayOutcome(teacher, trial.id, "completed");
    const order = await orderLessons(phone, { child: FIRST, ...RHYTHM, ...HOME });
    see("the order", order, ({ paid }) => times(3, paid(FIRST)[0]));
    const payment = await payByCard(phone, "asks");
    await inspect(phone, "a payment that arrived");
    see("the payment", payment, ({ paid }) => times(4, paid(FIRST)[0]));
    see("the invoice", await readDocuments(phone, 1), ({ paid }) => times(1, paid(FIRST)[0]));
    const next = centsIn(await cardOf(phone, FIRST).innerText());
    see("what is paid next", next, ({ paid }) => times(1, paid(FIRST)[1]));
    const inTime = await book(3, 0);
    await cancel(phone, inTime, "granted");
    return { held: await book(2, 0), missed: await book(2, 1), late: await book(2, 2) };
  });

  await test.step("one is held, one without the teacher, one cancelled late", async () => {
    await goTo(night + 2 * DAY_MS + 110 * MINUTE_MS);
    await sayOutcome(teacher, lessons.held, "completed");
    await sayOutcome(teacher, lessons.missed, "teacher_absent");
    await cancel(phone, lessons.late, "counts_as_taken_other");
    const owed = phone.getByRole("region", { name: t("booking", "makeUps.title") });
    await expect(owed).toContainText(t("booking", "makeUps.cause.teacher"));
    const lines = await seeLedger(FIRST, ({ paid }) => times(1, paid(FIRST)[0]));
    await inspect(phone, "why so much is left");
    // What was cancelled in time, and what the teacher missed, took nothing.
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain(t("subscription", "why.outcome.late"));
    expect(lines[1]).toContain(t("subscription", "why.outcome.completed"));
  });

  const after = await test.step("the hours are used up, and the next are told of", async () => {
    const rest = [await book(4, 0), await book(4, 1)];
    const after = await book(8, 0);
    await goTo(night + 4 * DAY_MS + 2 * HOUR_MS);
    await expectMails(staff, EMAIL, t("mails", "renewal-near.subject"), 1);
    for (const lesson of rest) await sayOutcome(teacher, lesson, "completed");
    await phone.goto("/subscription");
    const card = cardOf(phone, FIRST);
    await expect(card).toContainText(startOf(t("subscription", "next.used")));
    const next = centsIn(await card.innerText());
    see("what is told", next, ({ paid }) => times(1, paid(FIRST)[1]));
    return after;
  });

  await test.step("the next period is paid by the card that is kept", async () => {
    await goTo(night + 6 * DAY_MS + 4 * HOUR_MS);
    const soon = phone.getByRole("region", { name: t("subscription", "charge.announced") });
    const used = startOf(t("subscription", "next.used"));
    const paid = cardOf(phone, FIRST).filter({ hasNotText: used });
    // What is asked for is charged within a minute: nobody can count on seeing it before.
    await expect(async () => {
      await phone.goto("/subscription");
      await expect(soon.or(paid).first()).toBeVisible(A_LOOK);
    }).toPass(ROUNDS);
    await goTo(night + 6 * DAY_MS + 5 * HOUR_MS);
    see("both invoices", await readDocuments(phone, 2), ({ paid }) => paid(FIRST).toReversed());
    await seeLedger(FIRST, ({ paid }) => paid(FIRST).toReversed());
  });

  const other = await test.step("a second child", async () => {
    await addChild(phone, t, SECOND);
    const order = await orderLessons(phone, { child: SECOND, ...SECOND_RHYTHM, ...HOME });
    see("the second order", order, ({ paid }) => times(3, paid(SECOND)[0]));
    const payment = await payByCard(phone, "pays");
    see("the second payment", payment, ({ paid }) => times(3, paid(SECOND)[0]));
    const children = (await (await phone.request.get("/api/children/", AGAIN)).json()) as Child[];
    await book(12, 0);
    return book(8, 1, children.find(({ name }) => name === SECOND)?.id);
  });

  await test.step("the second contract is withdrawn from, and the first one left", async () => {
    await goTo(night + 8 * DAY_MS + 2 * HOUR_MS);
    await sayOutcome(teacher, after, "completed");
    await sayOutcome(teacher, other, "completed");
    for (const [child, way] of [
      [SECOND, "withdraw"],
      [FIRST, "leave"],
    ] as const) {
      const said = await giveUp(phone, child, way);
      see(`what comes back: ${way}`, said, ({ paid, back }) => {
        const kept = paid(child).reduce((sum, one) => sum + one) - back(child);
        return [back(child), kept, back(child)];
      });
    }
  });

  await test.step("the refunds are sent, and everything is written down", async () => {
    await goTo(night + 8 * DAY_MS + 3 * HOUR_MS);
    const documents = await readDocuments(phone, 5);
    see("all documents", documents.toSorted(byAmount), ({ paid, back }) =>
      [...paid(FIRST), ...paid(SECOND), -back(FIRST), -back(SECOND)].toSorted(byAmount),
    );
    for (const child of [FIRST, SECOND]) {
      await seeLedger(child, ({ paid, back }) => [back(child), ...paid(child).toReversed()]);
    }
  });

  for (const one of Object.values(people)) await one.goto("about:blank");
  const books = familyIn(await server.rows(), PAYER);
  expect(books.faults).toEqual([]);
  for (const { what, said, wanted } of seen) expect.soft(said, what).toEqual(wanted(books));
  const paid = [...books.paid(FIRST), ...books.paid(SECOND)];
  const back = [FIRST, SECOND].map(books.back);
  expect([paid.length, ...back].every((one) => one > 0)).toBe(true);
  expect(books.came).toBe([...paid, ...back.map((one) => -one)].reduce((sum, one) => sum + one));
  expect([books.credit, books.left(FIRST, Infinity), books.left(SECOND, Infinity)]).toEqual([
    0, 0, 0,
  ]);
});
