/** What a family does and reads about its money, in French on a phone. */
import type { Page } from "@playwright/test";

import { PAY_TEXTS } from "../../apps/server/src/demo/fake-stripe/pay-texts.ts";
import { inspect } from "./inspect.ts";
import { centsIn } from "./journal.ts";
import { A_LOOK, ROUNDS } from "./people.ts";
import { choose, expect } from "./test.ts";
import { textsOf } from "./texts.ts";

const t = textsOf("fr");
const page = PAY_TEXTS.fr;

type Rhythm = { lessons: number; minutes: number };

/** What a page of the payer says of one child. */
export const cardOf = (phone: Page, child: string) =>
  phone
    .getByRole("list", { name: t("subscription", "payer.list") })
    .locator("> li")
    .filter({ hasText: child });

const lengthOf = (minutes: number) =>
  t("pricing", "calculator.minutes").replace("{{minutes}}", String(minutes));

/** How often and how long, as the page of prices and an order ask it. */
async function chooseRhythm(phone: Page, { lessons, minutes }: Rhythm): Promise<void> {
  const often = phone.getByRole("group", { name: t("pricing", "calculator.lessons") });
  await choose(often.getByRole("radio", { name: String(lessons), exact: true }));
  const long = phone.getByRole("group", { name: t("pricing", "calculator.length") });
  await choose(long.getByRole("radio", { name: lengthOf(minutes), exact: true }));
}

/** What four weeks cost, for whoever has no account yet. */
export async function readPrice(phone: Page, rhythm: Rhythm): Promise<number[]> {
  await phone.goto("/pricing");
  await chooseRhythm(phone, rhythm);
  const price = phone.getByRole("status").filter({ hasText: t("pricing", "price.period") });
  await expect(price).toBeVisible();
  return centsIn(await price.innerText());
}

type Wish = Rhythm & { child: string; country: string; address: string };

/** Lessons are asked for at once; gives all that stood there to be paid, up to the page on which it is. */
export async function orderLessons(phone: Page, wish: Wish): Promise<number[]> {
  await phone.goto("/subscription");
  await phone
    .getByRole("region", { name: t("subscription", "learners.title") })
    .getByRole("listitem")
    .filter({ hasText: wish.child })
    .getByRole("link")
    .click();
  await chooseRhythm(phone, wish);
  await phone.getByRole("combobox", { name: t("subscription", "order.country") }).click();
  await phone.getByRole("option", { name: wish.country }).click();
  await phone.getByLabel(t("subscription", "order.address")).fill(wish.address);
  await phone.getByRole("checkbox").check();
  const rhythm = phone.getByRole("region", { name: t("subscription", "order.steps.rhythm") });
  const seen = centsIn(await rhythm.getByRole("status").innerText());
  await phone.getByRole("button", { name: t("subscription", "order.toSummary") }).click();
  const summary = phone.getByRole("region", { name: t("subscription", "order.steps.summary") });
  const now = summary.getByText(t("subscription", "quote.now")).locator("xpath=..");
  seen.push(...centsIn(await now.innerText()));
  await phone.getByRole("button", { name: t("subscription", "order.button") }).click();
  await expect(phone).toHaveURL(/\/subscription\/pay\//);
  const asked = phone.getByText(t("subscription", "charge.for.order").split("{{")[0] ?? "");
  seen.push(...centsIn(await asked.locator("xpath=..").innerText()));
  return seen;
}

/** On the provider's page, whose bank may ask; gives what it says is to be paid. */
export async function payByCard(phone: Page, card: "pays" | "asks"): Promise<number[]> {
  await phone.getByRole("button", { name: t("subscription", "pay.by.stripe") }).click();
  await phone.getByRole("radio", { name: page.cards[card].says }).check();
  const seen = centsIn(await phone.getByRole("heading", { level: 1 }).innerText());
  const pay = phone.getByRole("button", { name: page.pay });
  seen.push(...centsIn(await pay.innerText()));
  if (card === "asks") await inspect(phone, "the provider's page");
  await pay.click();
  if (card === "asks") {
    await expect(phone.getByRole("heading", { name: page.bank.title })).toBeVisible();
    seen.push(...centsIn(await phone.getByRole("main").innerText()));
    await inspect(phone, "the bank's question");
    await phone.getByRole("button", { name: page.bank.yes }).click();
  }
  await expect(phone.getByText(t("subscription", "pay.paid.title"), { exact: true })).toBeVisible();
  const paid = phone.getByText(t("subscription", "charge.for.order").split("{{")[0] ?? "");
  seen.push(...centsIn(await paid.locator("xpath=..").innerText()));
  return seen;
}

/** Minutes as French writes them: "1 h 30", "45 min". */
const minutesIn = (text: string): number => {
  const [, hours = "0"] = /(\d+)\sh/.exec(text) ?? [];
  const [, minutes = "0"] = /(\d+)\smin/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
};

/** All that came and went for a child, the newest first: the words, the minutes that were left then, and the money. */
export async function readLedger(phone: Page, child: string) {
  await phone.goto("/subscription");
  await cardOf(phone, child)
    .getByRole("link", { name: t("subscription", "why.link") })
    .click();
  const list = phone.getByRole("list", { name: t("subscription", "why.list") });
  await expect(list).toBeVisible();
  const lines = await list.getByRole("listitem").allInnerTexts();
  const [left = ""] = await phone
    .getByText(t("subscription", "why.left"), { exact: true })
    .locator("xpath=..")
    .allInnerTexts();
  return { lines, left: minutesIn(left), cents: lines.flatMap(centsIn) };
}

/** What all documents say, the newest first; what went back is below zero. */
export async function readDocuments(phone: Page, count: number): Promise<number[]> {
  const issued = phone.getByRole("region", { name: t("documents", "own.title") });
  await expect(async () => {
    await phone.goto("/subscription");
    await expect(issued.getByRole("listitem")).toHaveCount(count, A_LOOK);
  }).toPass(ROUNDS);
  return centsIn(await issued.innerText());
}

/** Leaves or withdraws; gives what was shown to come back and what to be kept, before it is pressed. */
export async function giveUp(phone: Page, child: string, way: "leave" | "withdraw") {
  await phone.goto("/subscription");
  await cardOf(phone, child)
    .getByRole("button", { name: t("subscription", `giveUp.${way}.ask`) })
    .click();
  const dialog = phone.getByRole("dialog");
  const back = dialog.getByText(t("subscription", "giveUp.back"), { exact: true });
  await expect(back).toBeVisible();
  await inspect(phone, `the question of ${way}`);
  const seen = centsIn(await dialog.innerText());
  await dialog.getByRole("button", { name: t("subscription", `giveUp.${way}.confirm`) }).click();
  await expect(dialog).toBeHidden();
  const [, told = ""] = t("subscription", "giveUp.told").split("}}");
  const toast = phone.getByText(told.split(".")[0] ?? "").first();
  seen.push(...centsIn(await toast.innerText()));
  return seen;
}
