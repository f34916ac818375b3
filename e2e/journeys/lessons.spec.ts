import type { Page } from "@playwright/test";

import { addChild } from "../support/family.ts";
import { subscribeFor } from "../support/subscribe.ts";
import { choose, expect, signIn, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

const TEACHER = "Youssef El-Naggar";

/** The words of a text before its first blank: "Gratuit jusqu’au {{date}}" → "Gratuit jusqu’au ". */
const startOf = (text: string) => text.split("{{")[0] ?? text;

/** Two families at once want different hours, or one of them finds hers taken. */
async function bookSeries(page: Page, t: Texts, name: string, nth: 0 | -1): Promise<void> {
  await page.goto("/teachers");
  await page.getByRole("link", { name: new RegExp(TEACHER) }).click();
  await expect(page.getByRole("heading", { level: 1, name: TEACHER })).toBeVisible();
  await choose(page.getByRole("radio", { name: new RegExp(name) }));
  await choose(page.getByRole("radio", { name: new RegExp(t("booking", "kind.series")) }));
  await page.getByRole("button", { name: t("lessons", "slots.next") }).click();
  await page
    .getByRole("button", { name: /\d\d:\d\d/ })
    .nth(nth)
    .click();
  await page.getByRole("button", { name: t("booking", "series.preview") }).click();
  await expect(page.getByText(t("booking", "preview.text"))).toBeVisible();
  await page.getByRole("button", { name: /Réserver \d+ cours/ }).click();
  await expect(page.getByText(t("booking", "done.title"))).toBeVisible();
}

async function cancelFirstLesson(page: Page, t: Texts, name: string): Promise<void> {
  await page.goto("/sessions");
  await page.getByRole("combobox", { name: t("sessions", "family.pupil") }).click();
  await page.getByRole("option", { name }).click();
  await expect(page).toHaveURL(/pupil=/);
  // Until when cancelling is free is known before anything is pressed.
  const next = page.getByRole("region", { name: t("sessions", "family.nextLesson") });
  await expect(next.getByText(t("sessions", "meter.then.free"))).toBeVisible();
  await expect(next.getByText(t("cities", "Africa/Cairo")).first()).toBeVisible();
  await expect(next.getByRole("button", { name: t("sessions", "join") })).toHaveCount(0);
  await next.getByRole("button", { name: t("sessions", "family.change") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("sessions", "actions.cancel") }).click();
  await expect(dialog.getByText(startOf(t("sessions", "meter.until")))).toBeVisible();
  await expect(dialog.getByText(t("sessions", "decision.cancel.granted"))).toBeVisible();
  await dialog.getByRole("button", { name: t("sessions", "confirm.cancel.one") }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole("button", { name: t("sessions", "undo.cancel_one") }).first(),
  ).toBeVisible();
  await expect(page.getByText(t("sessions", "status.Cancelled")).first()).toBeVisible();
  // What is owed for it stands on the lesson, and on top of the list.
  await expect(page.getByRole("button", { name: t("booking", "makeUps.owed") })).toBeVisible();
  await expect(page.getByRole("region", { name: t("booking", "makeUps.title") })).toContainText(
    name,
  );
  await page.goBack();
  await expect(page).not.toHaveURL(/pupil=/);
}

/** The weeks after the next are one line, which opens. */
async function openSeries(page: Page, t: Texts, name: string): Promise<void> {
  const later = page.getByRole("region", { name: t("sessions", "family.later") });
  const line = later.getByRole("button", { name: new RegExp(name) }).first();
  await line.click();
  await expect(line).toHaveAttribute("aria-expanded", "true");
  expect(await later.getByRole("button", { name: new RegExp(name) }).count()).toBeGreaterThan(5);
}

test("a family books a weekly lesson, cancels one and sees the clocks change; the teacher reads of it in Arabic, on the open page", async ({
  page,
  browser,
  t,
}, { project }) => {
  const isPhone = project.name === "mobile";
  const name = isPhone ? "Lina Lambert" : "Jana Lambert";
  await signIn(page, "parent@riwaq.test");
  await addChild(page, t, name);
  await subscribeFor(page, name);
  await bookSeries(page, t, name, isPhone ? -1 : 0);

  // The teacher has the list open, and reads of the cancellation there without doing anything.
  const arabic = textsOf("ar");
  const teacher = await browser.newContext({ locale: "ar-EG", timezoneId: "Africa/Cairo" });
  const desk = await teacher.newPage();
  await signIn(desk, "teacher@riwaq.test");
  const stream = desk.waitForResponse(/\/api\/notifications\/stream\//);
  await desk.goto("/sessions");
  await stream;
  await expect(desk.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(arabic("sessions", "title"));
  await desk.getByRole("searchbox").fill(name);
  await expect(desk.getByText(arabic("sessions", "status.Scheduled")).first()).toBeVisible();
  const cancelled = desk.getByText(arabic("sessions", "status.Cancelled"));
  const before = await cancelled.count();
  await cancelFirstLesson(page, t, name);
  await expect.poll(() => cancelled.count()).toBeGreaterThan(before);
  await teacher.close();
  await openSeries(page, t, name);

  await page.goto("/sessions/clock-changes");
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText(t("cities", "Africa/Cairo")).first()).toBeVisible();
});
