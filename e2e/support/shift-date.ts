import type { BrowserContext } from "@playwright/test";

/**
 * From the next page on the date is this one, and goes on from there. The clock of Playwright takes the place of the
 * list of what a page has loaded as well, by which a page is kept for when there is no line.
 */
export async function shiftDate(context: BrowserContext, toMs: number): Promise<void> {
  await context.addInitScript((shiftMs) => {
    const own = globalThis as { RealDate?: DateConstructor };
    const Real = (own.RealDate ??= Date);
    globalThis.Date = new Proxy(Real, {
      construct: (_, given) =>
        Reflect.construct(Real, given.length === 0 ? [Real.now() + shiftMs] : given) as Date,
      get: (of, key) => (key === "now" ? () => Real.now() + shiftMs : Reflect.get(of, key)),
    });
  }, toMs - Date.now());
}
