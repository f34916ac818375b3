import type { Page } from "@playwright/test";

import { expect, test } from "../support/test.ts";

// Pictures that take turns would be others by themselves between two looks.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const STILL = "*{animation:none!important;transition:none!important}";

/** Where each element of the page is, and its colours. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, backgroundColor].join(" ");
    }),
  );

async function makeStill(page: Page) {
  await page.addStyleTag({ content: STILL });
  await page.evaluate(() => document.fonts.ready);
}

/** What the whole sheet would change of a page that does without it. */
async function expectSameWith(page: Page, sheet: string) {
  const text = await (await page.request.get(sheet)).text();
  const before = await looks(page);
  await page.addStyleTag({ content: text + STILL });
  expect(await looks(page)).toEqual(before);
}

test("the home page looks without its scripts as it does with the whole stylesheet", async ({
  page,
}) => {
  await page.route(/[.]js$/, (route) => route.fulfill({ contentType: "text/javascript" }));
  const asked = page.waitForRequest(/[.]css$/);
  await page.goto("/");
  await makeStill(page);
  await expectSameWith(page, (await asked).url());
});

test("the home page looks as it does with the whole stylesheet once all of it is alive and open", async ({
  page,
}) => {
  const asked = page.waitForRequest(/[.]css$/);
  await page.goto("/");
  for (const part of await page.locator(".render-later").all()) await part.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  // The one that is not chosen yet, each answer, and the menus.
  await page.locator(".opening-verse button[aria-pressed=false]").click();
  const closed = page.locator("main button[aria-expanded=false]");
  while ((await closed.count()) > 0) await closed.first().click();
  await page.evaluate(() => {
    for (const one of document.querySelectorAll("details")) one.open = true;
  });
  await makeStill(page);
  await expectSameWith(page, (await asked).url());
});

/** The page as somebody finds it who has pressed nothing yet. */
async function settle(page: Page) {
  await makeStill(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
}

test("a page that is opened from the home page looks as it does by itself", async ({ page }) => {
  const itself = await page.context().newPage();
  await itself.goto("/pricing");
  await settle(itself);
  const sheet = page.locator('head link[rel="stylesheet"]');
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await expect(sheet).toHaveCount(0);
  await page.locator('a[href="/pricing"]:visible').first().click();
  await page.waitForURL("**/pricing");
  await expect(sheet).toHaveCount(1);
  await settle(page);
  // Nothing tells when all answers and letters of a page are there: not of the one, and not of the other.
  await expect(async () => expect(await looks(page)).toEqual(await looks(itself))).toPass({
    timeout: 30_000,
  });
});
