import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { Resvg, initWasm } from "@resvg/resvg-wasm";

import { escaped } from "./escaped.ts";
import { opaquePng } from "./png.ts";
import { fontInWoff } from "./woff.ts";

const require = createRequire(import.meta.url);

/** One file to a family, since a family is all that a drawing can ask for: hence Latin text in medium weight. */
const FONT_FILES = [
  require.resolve("@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff"),
  require.resolve("@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-500-normal.woff"),
  require.resolve("@fontsource/fraunces/files/fraunces-latin-500-normal.woff"),
  require.resolve("@fontsource/amiri/files/amiri-arabic-400-normal.woff"),
];

export const FONTS = {
  arabicText: "IBM Plex Sans Arabic",
  latinText: "IBM Plex Sans Arabic Medium",
  arabicHeading: "Amiri",
  latinHeading: "Fraunces Medium",
} as const;

export type Type = { family: string; size: number };

export type Painter = {
  /** For drawings that fill their frame. */
  opaquePng(svg: string): Promise<Buffer>;
  /** With what lies behind it shining through. */
  clearPng(svg: string, width: number): Buffer;
  widthOf(text: string, type: Type): number;
};

const fonts = FONT_FILES.map((file) => new Uint8Array(fontInWoff(readFileSync(file))));
const font = { fontBuffers: fonts, loadSystemFonts: false };

/** Asked for once: the module refuses a second start. */
const started = initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));

export async function openPainter(): Promise<Painter> {
  await started;
  const widths = new Map<string, number>();
  return {
    opaquePng: (svg) => opaquePng(new Resvg(svg, { font }).render()),
    clearPng: (svg, width) =>
      Buffer.from(
        new Resvg(svg, { font, fitTo: { mode: "width", value: width } }).render().asPng(),
      ),
    widthOf(text, { family, size }) {
      const key = `${family} ${text}`;
      const known = widths.get(key) ?? measured(text, family);
      widths.set(key, known);
      return known * size;
    },
  };
}

const MEASURED_SIZE = 100;

function inkWidth(text: string, family: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${family}" font-size="${MEASURED_SIZE}">${escaped(text)}</text></svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

/** How far the text moves the pen, in units of the font's size. Letters that join no other stand around it. */
function measured(text: string, family: string) {
  const guard = /\p{Script=Arabic}/u.test(text) ? "\u0621" : "n";
  const [around, alone] = [`${guard}${text}${guard}`, `${guard}${guard}`];
  return (inkWidth(around, family) - inkWidth(alone, family)) / MEASURED_SIZE;
}
