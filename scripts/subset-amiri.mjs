/**
 * Writes apps/web/src/styles/amiri-arabic.woff2: Amiri with the letters and marks of Arabic prose, less than half of the
 * whole, which also holds those of a dozen other languages and of Quran editions. Run again when Amiri is updated.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import subsetFont from "subset-font";

const whole = createRequire(new URL("../apps/web/package.json", import.meta.url)).resolve(
  "@fontsource/amiri/files/amiri-arabic-400-normal.woff2",
);
const target = new URL("../apps/web/src/styles/amiri-arabic.woff2", import.meta.url);

/** The same ranges stand as unicode-range of the face in apps/web/src/styles/fonts.css. */
const RANGES = [
  [0x0600, 0x065f],
  [0x0660, 0x0671],
  [0x06cc, 0x06cc],
  [0x06d6, 0x06d6],
  [0x200c, 0x200f],
  [0xfdf2, 0xfdf2],
  [0xfdfa, 0xfdfa],
];

const letters = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join("");

const subset = await subsetFont(readFileSync(whole), letters, { targetFormat: "woff2" });
writeFileSync(target, subset);
console.log(`${subset.length} bytes instead of ${readFileSync(whole).length}`);
