/**
 * Writes what of two fonts the public pages need; run again when one of them is updated.
 *
 * - apps/web/src/styles/amiri-arabic.woff2: the letters and marks of Arabic prose, less than half of Amiri, which also
 *   holds those of a dozen other languages and of Quran editions.
 * - apps/web/src/styles/opening-verse.woff2: the letters of the two ayat of the home page in the font of the mushaf.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import subsetFont from "subset-font";

import { drawnVerse } from "../apps/web/src/features/face/home/model/verse.ts";

const { resolve } = createRequire(new URL("../apps/web/package.json", import.meta.url));

/** The same ranges stand as unicode-range of the face in apps/web/src/styles/fonts.css. */
const PROSE = [
  [0x0600, 0x065f],
  [0x0660, 0x0671],
  [0x06cc, 0x06cc],
  [0x06d6, 0x06d6],
  [0x200c, 0x200f],
  [0xfdf2, 0xfdf2],
  [0xfdfa, 0xfdfa],
];

const prose = PROSE.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join("");

const verse = drawnVerse()
  .flatMap(({ words, marker }) => [...words.map(({ text }) => text), marker])
  .join(" ");

async function write(name, whole, letters) {
  const font = readFileSync(resolve(whole));
  const subset = await subsetFont(font, letters, { targetFormat: "woff2" });
  writeFileSync(new URL(`../apps/web/src/styles/${name}`, import.meta.url), subset);
  console.log(`${name}: ${subset.length} bytes instead of ${font.length}`);
}

await write("amiri-arabic.woff2", "@fontsource/amiri/files/amiri-arabic-400-normal.woff2", prose);
await write(
  "opening-verse.woff2",
  "@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2",
  verse,
);
