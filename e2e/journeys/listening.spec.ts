import { expect, signIn, test } from "../support/test.ts";

const SPOKEN = "مَرْيَمُ ذَاهِبَةٌ إِلَى الْمَكْتَبَةِ.";
/** What is asked first, so that whoever knows it is asked more. */
const GATE = ["ب", "ba", "ه", "بيت", "bayt", "بَحْر"];
const READ_MAX = 20;

test("a teacher records a question by ear, and a visitor hears it in the placement test", async ({
  page,
  browser,
  t,
}) => {
  test.slow();
  await signIn(page, "teacher@riwaq.test");
  await page.goto("/resources");
  await page.getByRole("link", { name: t("common", "titles.earPlacement") }).click();
  const row = page.getByRole("listitem").filter({ hasText: SPOKEN });
  const [first, again] = [t("ear", "pairs.record"), t("ear", "pairs.recordAgain")];
  // Tried again, it is recorded already.
  await row
    .getByText(first, { exact: true })
    .or(row.getByText(again, { exact: true }))
    .click();
  await row.getByText(t("ear", "pairs.stop"), { exact: true }).click();
  await expect(row.getByText(again)).toBeVisible();

  const visit = await browser.newContext({ locale: "en-GB" });
  const visitor = await visit.newPage();
  await visitor.goto("/placement");
  await visitor.waitForLoadState("networkidle");
  await visitor.getByRole("button", { name: t("placement", "who.self") }).click();
  const next = visitor.getByRole("button", { name: t("placement", "next") });
  for (const right of GATE) {
    await visitor.getByRole("group").getByText(right, { exact: true }).click();
    await next.click();
  }
  const heard = visitor.getByRole("heading", { name: "Where is Maryam going?" });
  for (let asked = GATE.length; asked < READ_MAX && !(await heard.isVisible()); asked += 1) {
    await visitor.getByRole("button", { name: t("placement", "unknown") }).click();
  }
  await expect(heard).toBeVisible();
  await expect(visitor.getByText(t("placement", "hear.still"))).toBeVisible();
  await visitor.keyboard.press("l");
  await visitor.keyboard.press("1");
  await next.click();
  await expect(visitor.getByText(t("placement", "skills.listening.name"))).toBeVisible();
  await visit.close();

  await row.getByText(t("ear", "placement.remove"), { exact: true }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: t("ear", "placement.remove") }).click();
  await expect(row.getByText(t("ear", "placement.waits"))).toBeVisible();
});
