import { SHARE_PICTURE } from "@riwaq/contracts/share-pictures";
import { beforeAll, expect, it } from "vitest";

import { icons } from "./icons.ts";
import { openPainter } from "./painter.ts";
import type { Painter } from "./painter.ts";
import { publicPages } from "./public-pages.ts";
import { shareImage } from "./share-image.ts";
import { balancedLines } from "./text-lines.ts";

let painter: Painter;
beforeAll(async () => {
  painter = await openPainter();
});

const pages = publicPages();
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
const alone = (parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${parts}</svg>`;

it("is a picture of the size that services ask for, the same each time", async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => painter.opaquePng(shareImage(pages[0]!, painter))),
  );
  expect(sizeOf(first!)).toEqual([SHARE_PICTURE.width, SHARE_PICTURE.height]);
  expect(first!.equals(second!)).toBe(true);
  expect(first!.length).toBeLessThan(100_000);
});

it.each(pages.map((page) => [page.language, page.path, page] as const))(
  "loses no line of text: %s %s",
  (_language, _path, page) => {
    const blank = painter.clearPng(alone(""), 300);
    const groups = shareImage(page, painter).match(/<g font-family.*?<\/g>/gs) ?? [];
    const texts = groups.flatMap((group) =>
      [...group.matchAll(/<text.*?<\/text>/gs)].map(([text]) =>
        alone(`${/<g[^>]*>/.exec(group)?.[0]}${text}</g>`),
      ),
    );
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => painter.clearPng(text, 300).equals(blank))).toEqual([]);
  },
);

it("keeps to the column, with lines of about the same width", () => {
  const type = { family: "Fraunces Medium", size: 50 };
  const lines = balancedLines("Arabic, Quran and Islamic studies online", 600, type, painter);
  expect(lines).toEqual(["Arabic, Quran and", "Islamic studies online"]);
  for (const line of lines) expect(painter.widthOf(line, type)).toBeLessThanOrEqual(600);
});

it("draws the icons in the sizes that their names say", () => {
  const files = icons(painter);
  expect(sizeOf(files["icons/icon-192.png"]!)).toEqual([192, 192]);
  expect(sizeOf(files["icons/maskable-512.png"]!)).toEqual([512, 512]);
  expect(sizeOf(files["icons/apple-touch-icon.png"]!)).toEqual([180, 180]);
  expect(sizeOf(files["favicon.ico"]!.subarray(22))).toEqual([32, 32]);
});
