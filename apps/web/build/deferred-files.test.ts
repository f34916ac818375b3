import { expect, it, vi } from "vitest";

import { deferFiles } from "./deferred-files.ts";

const PAGE = `<html><head><link rel="stylesheet" href="/assets/app.css"/>
<link rel="modulepreload" href="/assets/index.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/home.js"/>
<link rel="preload" as="fetch" crossorigin="anonymous" href="/locales/fr/home.json"/></head>
<body><p>Page</p><script type="module" async="" src="/assets/index.js"></script></body></html>`;

const FONTS = '<link rel="preload" as="font" href="/assets/plex.woff2"/>';
const written = () =>
  deferFiles({
    html: PAGE,
    fonts: FONTS,
    ownStyles: (sheet, scripts) => `p{--of:"${sheet} for ${scripts}"}`,
  });

it("asks for no script, no style and no text before the page is painted", () => {
  const html = written();
  expect(html).not.toMatch(/<link rel="(modulepreload|preload" as="fetch)"/);
  expect(html).not.toMatch(/<script[^>]+src=/);
  expect(html).not.toContain('<link rel="stylesheet"');
  expect(html).toContain(
    `<head><style data-precedence="default">p{--of:"/assets/app.css for /assets/index.js,/assets/home.js"}</style>${FONTS}`,
  );
});

it("leaves the stylesheet where it is, before the fonts, on a page that does not bring its styles", () => {
  const html = deferFiles({ html: PAGE, fonts: FONTS });
  expect(html).toContain(`<head><link rel="stylesheet" href="/assets/app.css"/>${FONTS}`);
  expect(html.match(/app[.]css/g)).toHaveLength(1);
  expect(html).not.toContain("<style");
});

it("asks for all of them at once afterwards, runs the entry and fetches the sheet of the next page", () => {
  const head: Record<string, string>[] = [];
  const element = () => {
    const attributes: Record<string, string> = {};
    head.push(attributes);
    return { setAttribute: (key: string, value: string) => void (attributes[key] = value) };
  };
  const script = /<script>(document[^<]+)<\/script>/.exec(written())?.[1] ?? "";
  const run = new Function("document", "requestAnimationFrame", "setTimeout", script) as (
    ...parts: unknown[]
  ) => void;
  const now = (work: () => void) => work();
  run(
    {
      currentScript: { remove: () => undefined },
      documentElement: { dataset: {} },
      createElement: element,
      head: { append: () => undefined },
    },
    now,
    now,
  );
  expect(head.map(({ rel, href, src }) => [rel, href ?? src])).toEqual([
    ["preload", "/locales/fr/home.json"],
    ["modulepreload", "/assets/index.js"],
    ["modulepreload", "/assets/home.js"],
    [undefined, "/assets/index.js"],
    ["prefetch", "/assets/app.css"],
  ]);
});

/** What the written script asks of a document whose Arabic letters are the device's, in order. */
async function arrival(load: () => Promise<unknown>) {
  const asked: string[] = [];
  const dataset = new Proxy<Record<string, string>>(
    { plain: "" },
    {
      deleteProperty: (all, key) => {
        asked.push(`without ${String(key)}`);
        return Reflect.deleteProperty(all, key);
      },
    },
  );
  const script = /<script>(document[^<]+)<\/script>/.exec(written())?.[1] ?? "";
  const names = [
    "document",
    "requestAnimationFrame",
    "setTimeout",
    "getComputedStyle",
    "localStorage",
  ];
  const element = () => ({ setAttribute: () => undefined });
  const now = (work: () => void) => work();
  const run = new Function(...names, script) as (...parts: unknown[]) => void;
  const style = {
    get color() {
      return asked.push("style");
    },
  };
  run(
    {
      currentScript: { remove: () => undefined },
      documentElement: { dataset },
      fonts: { load },
      createElement: element,
      head: { append: () => undefined },
    },
    now,
    now,
    () => style,
    { setItem: (key: string) => void asked.push(`kept ${key}`) },
  );
  await vi.waitFor(() => expect(asked).toContain("style"));
  return asked;
}

it("sets the page anew once the Arabic letters are there: the style at once, the lines with the next frame", async () => {
  expect(await arrival(() => Promise.resolve([]))).toEqual([
    "without plain",
    "style",
    "kept fonts",
  ]);
});

it("does so without them where they do not come, and asks for them again another time", async () => {
  expect(await arrival(() => Promise.reject(new Error("offline")))).toEqual([
    "without plain",
    "style",
  ]);
});

it("refuses a page without an entry", () => {
  expect(() => deferFiles({ html: "<html></html>", fonts: "" })).toThrow("no entry script");
});
