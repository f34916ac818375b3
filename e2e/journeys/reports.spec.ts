import type { Page } from "@playwright/test";

import { AGAIN, choose, expect, signIn, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

const FAMILY = "Lambert";
const HOMEWORK = "Réciter Al-Kawthar trois fois chaque soir.";
const NOTE = "ملاحظة لا تصل إلى الأسرة";

const pupilOf = (label: string | null) => /\p{Script=Latin}.*/u.exec(label ?? "")?.[0] ?? "";

/** Out of what the last lesson suggests comes another sura, found by its Arabic name. */
async function writeGround(page: Page, t: Texts): Promise<void> {
  const remove = page.getByRole("button", { name: t("reports", "covered.remove") });
  await expect(remove.first()).toBeVisible();
  for (let left = await remove.count(); left > 0; left -= 1) await remove.first().click();
  await page.getByRole("button", { name: t("reports", "kinds.ayat"), exact: true }).click();
  await page.getByRole("combobox", { name: t("reports", "covered.sura") }).fill("الكوثر");
  await page.getByRole("option").first().click();
  await page.getByRole("textbox", { name: t("reports", "covered.fromAya") }).fill("١");
  await page
    .getByRole("button", { name: t("reports", "covered.untilEnd").replace("{{aya}}", "3") })
    .click();
}

/** Gives the pupil's name and the lesson's id back. */
async function writeReport(page: Page, t: Texts) {
  const complete = page.getByRole("link", { name: new RegExp(FAMILY) }).first();
  const pupil = pupilOf(await complete.getAttribute("aria-label"));
  await complete.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("reports", "form.title"));
  const session = new URL(page.url()).pathname.split("/")[2];
  await writeGround(page, t);
  await choose(page.getByRole("radio", { name: t("reports", "grades.Excellent") }));
  await page
    .getByRole("group", { name: new RegExp(t("reports", "form.strengths")) })
    .getByRole("button")
    .first()
    .click();
  await page
    .getByRole("textbox", { name: new RegExp(t("reports", "form.homeworkOwn")) })
    .fill(HOMEWORK);
  await page.getByRole("textbox", { name: new RegExp(t("reports", "form.note")) }).fill(NOTE);
  await page.getByRole("button", { name: t("reports", "form.send") }).click();
  await expect(page.getByText(t("reports", "done.sent"), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  return { pupil, session };
}

test("a teacher writes a report on a phone in Arabic, and the parent reads it in French", async ({
  page,
  browser,
  t,
}) => {
  const arabic = textsOf("ar");
  const phone = await browser.newContext({
    locale: "ar-EG",
    timezoneId: "Africa/Cairo",
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const desk = await phone.newPage();
  await signIn(desk, "teacher@riwaq.test");
  await desk.goto("/dashboard");
  await expect(desk.locator("html")).toHaveAttribute("dir", "rtl");
  const { pupil, session } = await writeReport(desk, arabic);
  await phone.close();

  await signIn(page, "parent@riwaq.test");
  const children = await (await page.request.get("/api/children/", AGAIN)).json();
  const child = children.find(({ name }: { name: string }) => name === pupil);
  await page.goto(`/students/${child.id}/progress`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("reports", "progress.title"));
  await expect(page.getByRole("img", { name: t("reports", "progress.grades") })).toBeVisible();
  // Another teacher's lesson may be newer, by the hour at which the demo began.
  const { reports } = await (
    await page.request.get(`/api/students/${child.id}/reports/`, AGAIN)
  ).json();
  const sent = reports.find(({ session_id }: { session_id: string }) => session_id === session);
  const link = page.locator(`a[href="/reports/${sent.id}"]`);
  await expect(link).toContainText(t("reports", "report.isNew"));
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("reports", "report.title"));
  await expect(page.getByText("Al-Kawthar", { exact: true })).toBeVisible();
  await expect(page.getByText(HOMEWORK)).toBeVisible();
  await expect(page.getByText(t("reports", "grades.Excellent"))).toBeVisible();
  await expect(page.getByText(NOTE)).toHaveCount(0);
});
