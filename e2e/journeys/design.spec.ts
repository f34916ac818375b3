import { expect, test } from "../support/test.ts";

/** All but colours and scenes: those have tests of their own or are drawings. */
const SECTIONS = ["type", "shape", "buttons", "fields", "feedback", "navigation", "data"];

const WIDTHS = { desktop: 1440, phone: 390 } as const;

const COMPARISON = { maxDiffPixelRatio: 0.003, scale: "device" } as const;

const RENEW =
  "renewed by: npm run build && npx playwright test -c e2e/playwright.config.ts design --update-snapshots";

// Half the pixels: what is moved, missing or miscoloured still shows, and the pictures stay small.
test.use({ deviceScaleFactor: 0.5, reducedMotion: "reduce" });

for (const theme of ["light", "dark"] as const) {
  for (const [device, width] of Object.entries(WIDTHS)) {
    test(`the components look as they did on a ${device} in the ${theme} theme`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
      await page.goto("/design");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      for (const section of SECTIONS) {
        await expect
          .soft(page.locator(`#${section}`), RENEW)
          .toHaveScreenshot(`${section}-${theme}-${device}.png`, COMPARISON);
      }
    });
  }
}
