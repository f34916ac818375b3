import type { Page } from "@playwright/test";

import { expect, signIn, test } from "../support/test.ts";

/** The first, full ones, those with a header or a basmala at an edge, the widest line, and the last. */
const PAGES = [1, 2, 3, 50, 77, 145, 187, 207, 255, 293, 531, 570, 586, 604];

const open = async (page: Page, number: number) => {
  await page.goto(`/mushaf?page=${number}`);
  await expect(page.locator("article[aria-busy=false] [data-word]:visible").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
};

/** Lines that are wider than their page, or broken in two. */
const faultyLines = (page: Page) =>
  page.locator(".mushaf-lines:visible").evaluateAll((sheets) =>
    sheets.flatMap((sheet) =>
      [...sheet.querySelectorAll<HTMLElement>(".mushaf-line")].flatMap((line, at) => {
        const words = [...line.querySelectorAll("[data-word]")];
        const box = line.getBoundingClientRect();
        const isWide = words.some((word) => {
          const { left, right } = word.getBoundingClientRect();
          return left < box.left - 1 || right > box.right + 1;
        });
        const height = Number.parseFloat(getComputedStyle(line).fontSize) * 2;
        return isWide || box.height > height * 1.5 ? [`${at + 1}: ${line.textContent}`] : [];
      }),
    ),
  );

test("no line of the mushaf is wider than its page, in the font of the print", async ({ page }) => {
  test.slow();
  await signIn(page, "student@riwaq.test");
  for (const number of PAGES) {
    await open(page, number);
    expect(await faultyLines(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.fonts.check("20px Mushaf"))).toBe(true);
});

test("a parent finds an aya, recites by heart, and goes on elsewhere at the same page", async ({
  page,
  browser,
  t,
}) => {
  await signIn(page, "parent@riwaq.test");
  await page.goto("/mushaf?page=1");
  await page.getByRole("button", { name: t("mushaf", "goTo.title") }).click();
  await page.getByRole("searchbox").fill("الله لا اله الا هو الحي القيوم");
  await page.getByRole("dialog").getByRole("button", { name: /2:255/ }).click();
  await expect(page.locator('[data-word="2:255:1"]')).toBeVisible();
  await expect(page).toHaveURL(/aya=2(:|%3A)255/);

  await page.getByRole("button", { name: t("mushaf", "view.title") }).click();
  await page.getByText(t("mushaf", "hide.aya")).click();
  await page.keyboard.press("Escape");
  const hidden = page.locator('[data-word="2:255:3"][data-hidden]');
  await expect(hidden).toBeVisible();
  await hidden.click();
  await expect(hidden).toHaveCount(0);
  await expect(page.locator('[data-word="2:254:1"][data-hidden]')).toBeVisible();

  await page.getByRole("button", { name: t("mushaf", "turn.next") }).click();
  await expect(page.locator('[data-word="2:257:1"]')).toBeVisible();
  // Whoever stays on a page finds it again.
  const kept = async () => (await (await page.request.get("/api/mushaf/")).json()).page;
  await expect.poll(kept).toBe(43);
  const other = await browser.newContext({ locale: "ar-EG" });
  const phone = await other.newPage();
  await signIn(phone, "parent@riwaq.test");
  await phone.goto("/mushaf");
  await expect(phone.locator('[data-word="2:257:1"]')).toBeVisible();
  await other.close();
});

const RATE = 8000;

/** Half a minute without a sound, eight bits eight thousand times a second. */
function silence(): Buffer {
  const header = Buffer.alloc(44);
  const length = RATE * 30;
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(length, 40);
  return Buffer.concat([header, Buffer.alloc(length, 128)]);
}

test("the ayah that is tapped is heard and lit, and after it the next one", async ({ page, t }) => {
  const recording = silence();
  const asked: string[] = [];
  await page.route("https://recitation.test/**", async (route) => {
    asked.push(route.request().url());
    const from = Number(/^bytes=(\d+)-/.exec(route.request().headers()["range"] ?? "")?.[1] ?? 0);
    await route.fulfill({
      status: 206,
      contentType: "audio/wav",
      headers: {
        "accept-ranges": "bytes",
        "content-range": `bytes ${from}-${recording.length - 1}/${recording.length}`,
      },
      body: recording.subarray(from),
    });
  });
  await signIn(page, "student@riwaq.test");
  await open(page, 604);
  await page.getByRole("button", { name: t("mushaf", "listen.title") }).click();
  await page.locator('[data-word="112:2:1"]').click();
  await expect(page.locator('[data-word="112:2:2"][data-sounding]')).toBeVisible();
  await expect(page.locator('[data-word="112:3:1"][data-sounding]')).toBeVisible();
  await page.getByRole("button", { name: t("mushaf", "listen.pause") }).click();
  expect(new Set(asked)).toEqual(new Set(["https://recitation.test/112.wav"]));
});
