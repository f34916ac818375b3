import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Painter } from "./painter.ts";

const MARK = resolve(import.meta.dirname, "../public/icon.svg");

/** Systems cut corners and circles by themselves: the ground fills the square, and the mark keeps to its middle. */
function uncut(svg: string, share: number) {
  const offset = (34 * (1 - share)) / 2;
  return svg.replace(/ rx="\d+"/, "").replace(/<path.*(?=<\/svg>)/s, (mark) => {
    return `<g transform="translate(${offset} ${offset}) scale(${share})">${mark}</g>`;
  });
}

/** A Windows icon of one picture: browsers ask for it where no page has told them better. */
function ico(png: Buffer, size: number) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** File → content, all drawn from public/icon.svg. */
export function icons(painter: Painter): Record<string, Buffer> {
  const svg = readFileSync(MARK, "utf8");
  return {
    "favicon.ico": ico(painter.clearPng(svg, 32), 32),
    "icons/icon-192.png": painter.clearPng(svg, 192),
    "icons/icon-512.png": painter.clearPng(svg, 512),
    "icons/maskable-512.png": painter.clearPng(uncut(svg, 0.78), 512),
    "icons/apple-touch-icon.png": painter.clearPng(uncut(svg, 0.9), 180),
  };
}
