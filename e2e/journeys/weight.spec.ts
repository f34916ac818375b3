import { gzipSync } from "node:zlib";

import type { Page, Response } from "@playwright/test";

import { expect, test } from "../support/test.ts";

const PAGES = [
  "/",
  "/about",
  "/programs",
  "/programs/standard-arabic",
  "/curriculum",
  "/pricing",
  "/placement",
  "/teachers",
  "/teachers/salma-hegazy",
  "/find-a-teacher",
  "/terms",
  "/privacy",
  "/legal",
  "/conditions",
  "/withdraw",
  "/cancel",
  "/contact",
  "/login",
  "/register",
];
const SCRIPT_BYTES = 150_000;
const STYLE_BYTES = 25_000;
const IMAGE_BYTES = 40_000;
const SHIFT = 0.02;
const LONG_WALK_MS = 150_000;

/** Everything the page has fetched until it has nothing more to do: alive, it has asked for the institute's name. */
async function responsesOf(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = [];
  const keep = (response: Response) => void responses.push(response);
  page.on("response", keep);
  const alive = page.waitForResponse("**/api/institute/");
  await page.goto(path);
  await alive;
  await page.waitForLoadState("networkidle");
  page.off("response", keep);
  return responses;
}

async function gzippedBytes(responses: Response[], type: string): Promise<number> {
  const bodies = await Promise.all(
    responses
      .filter((response) => response.request().resourceType() === type)
      .map((response) => response.body()),
  );
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

const fontsOf = (responses: Response[]) =>
  responses.map((response) => response.url()).filter((url) => url.endsWith(".woff2"));

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            sum += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

test("public pages keep to their weight and do not jump", async ({ page, language }) => {
  test.setTimeout(LONG_WALK_MS);
  for (const path of PAGES) {
    const responses = await responsesOf(page, path);
    const scripts = await gzippedBytes(responses, "script");
    expect.soft(scripts, `scripts of ${path}`).toBeLessThanOrEqual(SCRIPT_BYTES);
    expect.soft(scripts, `scripts of ${path} were seen`).toBeGreaterThan(0);
    // A second one would hold up the first paint by its own way here and back; the home page has its styles in it.
    const sheets = responses.filter((each) => each.request().resourceType() === "stylesheet");
    expect.soft(sheets, `stylesheets of ${path}`).toHaveLength(path === "/" ? 0 : 1);
    const styles = await gzippedBytes(responses, "stylesheet");
    expect.soft(styles, `styles of ${path}`).toBeLessThanOrEqual(STYLE_BYTES);
    for (const image of responses.filter((each) => each.request().resourceType() === "image")) {
      const { length } = await image.body();
      expect.soft(length, image.url()).toBeLessThanOrEqual(IMAGE_BYTES);
    }
    const arabicFonts = fontsOf(responses).filter((url) =>
      /-arabic-\d00-|amiri|scheherazade/.test(url),
    );
    if (language !== "ar") expect.soft(arabicFonts, `Arabic fonts of ${path}`).toEqual([]);
    expect.soft(await layoutShift(page), `layout shift of ${path}`).toBeLessThanOrEqual(SHIFT);
  }
});
