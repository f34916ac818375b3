import type { Locator, Page } from "@playwright/test";

import { camtWith } from "../../apps/server/test/bank-files.ts";
import { registerFamily } from "../support/family.ts";
import { inspect } from "../support/inspect.ts";
import { centsIn, journalOf } from "../support/journal.ts";
import { ownServer } from "../support/own-server.ts";
import { orderFor } from "../support/subscribe.ts";
import { expect, signIn, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const JOURNEY_MS = 240_000;
const SURPLUS = 2_500;
const PAYER = "Salma Benali";
/** Each is paid for by a transfer: as it is asked for, with a wrong reference, and with too much. */
const [EXACT, MISTYPED, GENEROUS] = ["Nour Benali", "Adam Benali", "Lina Benali"];
const COUNTRY = { code: "BE", name: "Belgique" };

const t = textsOf("fr");
const server = ownServer({ portsAhead: 6, env: { DEMO: "1", RATE_LIMITS: "off" } });
test.use({ baseURL: server.address, locale: "fr-FR" });
test.afterAll(() => server.remove());

/** What a payment page asks for, as it is read there. */
type Asked = { reference: string; iban: string; amount: number };

/** What a page of the payer says of one child. */
const cardOf = (phone: Page, child: string) =>
  phone
    .getByRole("list", { name: t("subscription", "payer.list") })
    .locator("> li")
    .filter({ hasText: child });

async function readTransfer(phone: Page): Promise<Asked> {
  const facts = phone.getByRole("region", { name: t("subscription", "pay.transfer.title") });
  const read = (key: string) =>
    facts
      .getByText(t("subscription", `pay.transfer.${key}`), { exact: true })
      .locator("xpath=following-sibling::dd[1]")
      .innerText();
  await expect(facts.getByRole("img")).toBeVisible();
  expect(await read("holder")).toBe("Riwaq Démonstration");
  const [reference, iban] = [await read("reference"), await read("iban")];
  const [amount = 0] = centsIn(await read("amount"));
  return { reference, iban: iban.replaceAll(/\s/g, ""), amount };
}

/** The price is seen before anything is asked, and again in the summary. */
async function orderOnPhone(phone: Page): Promise<Asked> {
  await phone.goto("/subscription");
  await phone
    .getByRole("region", { name: t("subscription", "learners.title") })
    .getByRole("listitem")
    .filter({ hasText: EXACT })
    .getByRole("link")
    .click();
  await phone.getByRole("combobox", { name: t("subscription", "order.country") }).click();
  await phone.getByRole("option", { name: COUNTRY.name }).click();
  await phone
    .getByLabel(t("subscription", "order.address"))
    .fill("40 rue de l’Exemple, 1000 Bruxelles");
  const rhythm = phone.getByRole("region", { name: t("subscription", "order.steps.rhythm") });
  const [seen] = centsIn(await rhythm.getByRole("status").innerText());
  await phone.getByRole("button", { name: t("subscription", "order.toSummary") }).click();
  const summary = phone.getByRole("region", { name: t("subscription", "order.steps.summary") });
  await expect(summary.getByText(t("subscription", "quote.now"))).toBeVisible();
  await inspect(phone, "the summary before an order");
  const now = summary.getByText(t("subscription", "quote.now")).locator("xpath=..");
  expect(centsIn(await now.innerText())).toEqual([seen]);
  await phone.getByRole("button", { name: t("subscription", "order.button") }).click();
  await expect(phone).toHaveURL(/\/subscription\/pay\//);
  const asked = await readTransfer(phone);
  await inspect(phone, "a payment that is asked for");
  expect(asked.amount).toBe(seen);
  return asked;
}

async function orderBeside(phone: Page, name: string): Promise<Asked> {
  const charge = await orderFor(phone, name, { lessons: 1, minutes: 45, country: COUNTRY.code });
  await phone.goto(`/subscription/pay/${charge}`);
  return readTransfer(phone);
}

/** One digit wrong, as somebody types it from a letter. */
const mistyped = (reference: string) =>
  reference.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

const euros = (cents: number) => (cents / 100).toFixed(2);

async function drop(desk: Page, file: string): Promise<void> {
  const dropped = await desk.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "releve.xml", { type: "text/xml" }));
    return data;
  }, file);
  const place = desk.getByText(t("statements", "file.drop"));
  await place.dispatchEvent("drop", { dataTransfer: dropped });
}

/** "3 nouveaux virements." of the text that has a number of them. */
const counted = (key: string, count: number) =>
  t("statements", `${key}_${count === 1 || count === 0 ? "one" : "other"}`).replace(
    "{{count}}",
    String(count),
  );

const sectionOf = (desk: Page, key: string) => {
  const [, one = ""] = t("statements", `${key}_one`).split("}} ");
  const [, other = ""] = t("statements", `${key}_other`).split("}} ");
  return desk.getByRole("region", { name: new RegExp(`^\\d+ (${one}|${other})$`) });
};

async function matchTo(desk: Page, line: Locator, child: string): Promise<void> {
  await line.getByRole("button", { name: t("statements", "match.open") }).click();
  const dialog = desk.getByRole("dialog", { name: t("statements", "match.title") });
  await dialog.getByLabel(t("statements", "match.search")).fill(child);
  const found = dialog.getByRole("listitem").filter({ hasText: child });
  await expect(dialog.getByRole("listitem").filter({ hasText: EXACT })).toHaveCount(0);
  await found.getByRole("button", { name: t("statements", "match.charge") }).click();
  await expect(dialog).toBeHidden();
}

/** Of every child what an invoice and the ledger say, and what waits for the next payment. */
async function readFamily(phone: Page, children: readonly string[]) {
  const [invoices, paid] = [new Map<string, number[]>(), new Map<string, number[]>()];
  await phone.goto("/subscription");
  const issued = phone.getByRole("region", { name: t("documents", "own.title") });
  await expect(issued.getByRole("listitem")).toHaveCount(children.length);
  await expect(phone.getByRole("region", { name: t("subscription", "charge.title") })).toHaveCount(
    0,
  );
  await inspect(phone, "subscriptions that are paid by transfer");
  const method = phone.getByRole("region", { name: t("subscription", "method.title") });
  const credit = centsIn(await method.innerText());
  for (const child of children) {
    // An invoice names who learns by the first name.
    const invoice = issued.getByRole("listitem").filter({ hasText: child.split(" ")[0] ?? child });
    invoices.set(child, centsIn(await invoice.innerText()));
  }
  for (const child of children) {
    await cardOf(phone, child)
      .getByRole("link", { name: t("subscription", "why.link") })
      .click();
    const ledger = phone.getByRole("list", { name: t("subscription", "why.list") });
    paid.set(child, centsIn(await ledger.innerText()));
    await phone.getByRole("link", { name: t("subscription", "pay.toSubscription") }).click();
  }
  return { credit, invoices, paid };
}

test("a family pays by transfer, and staff match a statement in which two lines are wrong", async ({
  page: phone,
  browser,
}) => {
  test.setTimeout(JOURNEY_MS);
  const office = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  const desk = await office.newPage();
  await server.start();
  await signIn(desk, "staff@riwaq.test");
  const children = [EXACT, MISTYPED, GENEROUS];
  const { id: payer } = await registerFamily(phone, { name: PAYER, children, staff: desk });

  const [exact, wrong, much] = await test.step("three orders", async () => [
    await orderOnPhone(phone),
    await orderBeside(phone, MISTYPED),
    await orderBeside(phone, GENEROUS),
  ]);
  if (!exact || !wrong || !much) throw new Error("an order is missing");
  const paid = { ...much, amount: much.amount + SURPLUS };
  const from = { name: "MME S BENALI", day: "2026-11-20" };
  const lines = [
    { ...from, text: exact.reference, amount: euros(exact.amount), reference: "B1" },
    { ...from, text: mistyped(wrong.reference), amount: euros(wrong.amount), reference: "B2" },
    { ...from, text: `cours ${much.reference}`, amount: euros(paid.amount), reference: "B3" },
  ];
  const file = camtWith(lines, exact.iban);

  await test.step("the statement is read, and read again", async () => {
    await desk.goto("/staff/statements");
    // Not the bell, which says how many news there are.
    const said = desk.getByRole("main").getByRole("status").filter({ hasText: /\d/ });
    await drop(desk, file);
    await expect(said.first()).toContainText(counted("file.added", 3));
    await drop(desk, file);
    await expect(said.first()).toContainText(counted("file.known", 3));
    await expect(said.first()).toContainText(counted("file.added", 0));
    await inspect(desk, "a statement that was read");
  });

  await test.step("what is exact takes one press", async () => {
    const section = sectionOf(desk, "exact.title");
    const line = section.getByRole("listitem").filter({ hasText: EXACT });
    expect(centsIn(await line.innerText())).toEqual([exact.amount, exact.amount]);
    await expect(section.getByText(MISTYPED)).toHaveCount(0);
    await section.getByRole("button").click();
    await expect(section).toHaveCount(0);
  });

  await test.step("the others are looked at one by one", async () => {
    const section = sectionOf(desk, "open.title");
    const unknown = section
      .getByRole("listitem")
      .filter({ hasText: from.name })
      .filter({ hasText: t("statements", "verdicts.unknown") });
    expect(centsIn(await unknown.innerText())).toEqual([wrong.amount]);
    await matchTo(desk, unknown, MISTYPED);
    const more = section
      .getByRole("listitem")
      .filter({ hasText: GENEROUS })
      .filter({ hasText: t("statements", "verdicts.amount") });
    expect(centsIn(await more.innerText())).toEqual([paid.amount, much.amount]);
    await matchTo(desk, more, GENEROUS);
    await expect(section.getByText(from.name)).toHaveCount(0);
    const settled = desk.getByRole("region", { name: t("statements", "settled.title") });
    for (const child of [EXACT, MISTYPED, GENEROUS]) {
      const one = settled.getByRole("listitem").filter({ hasText: child });
      await expect(one).toContainText(t("statements", "settled.matched"));
    }
  });

  const seen = await test.step("the family reads what was paid, and what is left over", () =>
    readFamily(phone, children));
  await desk.goto(`/staff/money/${payer}`);
  const method = desk.getByRole("region", { name: t("subscription", "method.title") });
  await expect(method.getByText(/€/)).toBeVisible();
  const credit = centsIn(await method.innerText());
  expect([credit, seen.credit]).toEqual([[SURPLUS], [SURPLUS]]);
  for (const page of [phone, desk]) await page.goto("about:blank");

  const rows = await server.rows();
  const journal = journalOf(rows);
  expect(journal.faults()).toEqual([]);
  expect(journal.on("credit", payer)).toBe(SURPLUS);
  for (const [child, amount, came] of [
    [EXACT, exact.amount, exact.amount],
    [MISTYPED, wrong.amount, wrong.amount],
    [GENEROUS, much.amount, paid.amount],
  ] as const) {
    const student = rows("users").find(({ name }) => name === child);
    const held = rows("subscriptions").find(({ student_id }) => student_id === student?.id);
    const [period, ...others] = rows("periods").filter((one) => one.subscription_id === held?.id);
    expect(others).toEqual([]);
    const id = String(period?.id);
    const [deferred, tax] = [journal.moved(id, "deferred"), journal.moved(id, "vat")];
    expect(tax).toBeGreaterThan(0);
    const said = [seen.invoices.get(child), seen.paid.get(child)];
    expect([deferred + tax, ...said], child).toEqual([amount, [amount], [came]]);
    expect(journal.on("deferred", id)).toBe(deferred);
  }
  const came = [exact.amount, wrong.amount, paid.amount].reduce((sum, one) => sum + one, 0);
  expect(journal.met("credit", payer, "clearing")).toBe(-came);
});
