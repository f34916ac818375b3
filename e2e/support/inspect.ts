import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { expect } from "./test.ts";

export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** One look at a page as it stands: nothing for axe to say, and nothing wider than the screen. */
export async function inspect(page: Page, name: string): Promise<void> {
  // Behind a dialog it is hidden from those who listen.
  await page.locator("h1").first().waitFor({ state: "attached" });
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`,
  );
  expect.soft(faults, name).toEqual([]);
  expect.soft(await sidewaysScroll(page), `sideways scroll of ${name}`).toBeLessThanOrEqual(0);
}
