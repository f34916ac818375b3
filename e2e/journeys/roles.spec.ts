import type { Page } from "@playwright/test";

import { expect, signIn, test } from "../support/test.ts";
import type { Texts } from "../support/texts.ts";

const SCREENS = [
  { name: "a phone", width: 390, height: 844 },
  { name: "a desk", width: 1440, height: 900 },
];

// Which home opens is kept with the account: one screen after the other.
test.describe.configure({ mode: "serial" });

async function openMenu(page: Page, t: Texts) {
  await page.getByRole("button", { name: new RegExp(`^${t("common", "nav.userMenu")}`) }).click();
}

async function changeHome(page: Page, t: Texts, home: "T" | "S" | "P" | "A") {
  await openMenu(page, t);
  await page.getByRole("menuitem", { name: t("common", `nav.homes.${home}`) }).click();
  await expect(page.getByText(t("dashboard", `home.${home}`), { exact: true })).toBeVisible();
}

/** Where the sidebar leads, on a phone behind its button. */
async function addresses(page: Page, t: Texts) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  if (isPhone) await page.getByRole("button", { name: t("common", "nav.openMenu") }).click();
  const links = page
    .getByRole("navigation", { name: t("common", "nav.main"), exact: true })
    .getByRole("link");
  await expect(links.last()).toBeVisible();
  const all = () =>
    links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  return { all, close: async () => (isPhone ? page.keyboard.press("Escape") : undefined) };
}

/** What the server refuses while a page is read fails the journey: no link leads there. */
function refusalsOf(page: Page) {
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  return refused;
}

for (const { name, ...viewport } of SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("a mother who learns has one account, and one home with both", async ({ page, t }) => {
      const refused = refusalsOf(page);
      await signIn(page, "leila@riwaq.test");
      await page.goto("/");
      const child = page.getByRole("article", { name: "Adam Keller" });
      const own = page.getByRole("region", { name: t("homes", "ownLessons") });
      await expect(own).toHaveCount(1);
      const [ofChild, ofOwn] = [await child.boundingBox(), await own.boundingBox()];
      expect(ofOwn?.y, "nothing is planned for herself").toBeGreaterThan(ofChild?.y ?? 0);

      await changeHome(page, t, "S");
      await expect(child).toBeVisible();
      const sidebar = await addresses(page, t);
      expect(await sidebar.all()).toContain("/children");
      await sidebar.close();
      await page.goto("/profile");
      await expect(page.getByText(t("children", "payer.title"), { exact: true })).toBeVisible();
      // She is of age: nobody answers for her.
      await expect(page.getByText(t("children", "parents.title"), { exact: true })).toHaveCount(0);
      await page.goto("/children");
      await expect(child).toBeVisible();
      await expect(page.getByText(t("children", "payer.you")).first()).toBeVisible();

      await page.goto("/");
      await changeHome(page, t, "P");
      await expect(child).toBeVisible();
      expect(refused).toEqual([]);
    });

    test("a teacher who decides about people sees exactly that of the institute", async ({
      page,
      t,
    }) => {
      // A dozen pages, each until it is quiet.
      test.slow();
      const refused = refusalsOf(page);
      await signIn(page, "mariam@riwaq.test");
      await page.goto("/");
      const sidebar = await addresses(page, t);
      await expect
        .poll(async () => (await sidebar.all()).filter((path) => path.startsWith("/staff/")))
        .toEqual([
          "/staff/people",
          "/staff/lessons",
          "/staff/teachers",
          "/staff/figures",
          "/staff/outbox",
        ]);
      await sidebar.close();
      for (const [path, title] of [
        ["/staff/people", "people"],
        ["/staff/people/rights", "rights"],
        ["/staff/lessons", "allLessons"],
        ["/staff/figures", "figures"],
        ["/staff/outcomes", "unanswered"],
        ["/staff/teachers", "applicants"],
        ["/staff/holidays", "holidays"],
        ["/staff/messages", "messages"],
        ["/staff/outbox", "outbox"],
      ] as const) {
        await page.goto(path);
        const heading = page.getByRole("heading", { level: 1 });
        await expect(heading).toHaveText(t("common", `titles.${title}`));
        await page.waitForLoadState("networkidle");
      }
      expect(refused).toEqual([]);

      await page.goto("/staff/programmes");
      const right = t("common", "rights.names.content");
      const missing = t("common", "rights.missing.title").replace("{{right}}", right);
      await expect(page.getByText(missing)).toBeVisible();
      await expect(page.getByText(/Camille Fontaine/)).toBeVisible();
      expect(refused).toEqual([]);

      await page.goto("/");
      await changeHome(page, t, "A");
      const todo = page.getByRole("region", { name: t("dashboard", "staff.todo") });
      await expect(todo).toContainText(t("dashboard", "staff.tasks.applications"));
      await expect(todo).not.toContainText(t("dashboard", "staff.tasks.periodic"));
      await openMenu(page, t);
      await page.getByRole("menuitem", { name: t("common", "nav.homes.T") }).click();
      await expect(page.getByText(t("dashboard", "reports.title")).first()).toBeVisible();
    });

    test("staff without the right to people meet no link to it", async ({ page, t }) => {
      const refused = refusalsOf(page);
      await signIn(page, "salma@riwaq.test");
      await page.goto("/");
      const sidebar = await addresses(page, t);
      await expect
        .poll(async () => (await sidebar.all()).filter((path) => path.startsWith("/staff/")))
        .toEqual(["/staff/late-reports", "/staff/programmes"]);
      await sidebar.close();
      await page.goto("/staff/people/rights");
      const right = t("common", "rights.names.people");
      const missing = t("common", "rights.missing.title").replace("{{right}}", right);
      await expect(page.getByText(missing)).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(refused).toEqual([]);
    });
  });
}
