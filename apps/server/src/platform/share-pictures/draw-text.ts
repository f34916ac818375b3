import { join } from "node:path";

import { FONTS_DIR } from "../../paths.ts";

export type Style = {
  /** In Pango's words: families, then the size. */
  font: string;
  lineHeight: number;
  colour: string;
};

export type DrawnText = { bytes: Buffer; width: number; height: number };

const FONT_FILES = ["fraunces-500.ttf", "amiri-700.ttf", "ibm-plex-sans-arabic-400.ttf"];

let fonts: Promise<unknown> | undefined;

/** A font is known by its name once something was drawn with its file. */
function knownFonts() {
  fonts ??= import("sharp").then(({ default: sharp }) =>
    Promise.all(
      FONT_FILES.map((file) =>
        sharp({ text: { text: "a", fontfile: join(FONTS_DIR, file) } }).toBuffer(),
      ),
    ),
  );
  return fonts;
}

/** They set the direction, whatever the text begins with. */
const MARKS = { ltr: "\u200E", rtl: "\u200F" } as const;

/** Pango reads markup, in which some signs may not stand at all. */
const inMarkup = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

type Place = {
  width: number;
  isRtl: boolean;
  /** On which side its lines begin. */
  isPageRtl: boolean;
};

/** As few lines as fit the width, of about the same length; cut to what is seen. Undefined where nothing is. */
export async function drawText(
  text: string,
  style: Style,
  { width, isRtl, isPageRtl }: Place,
): Promise<DrawnText | undefined> {
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  await knownFonts();
  const { default: sharp } = await import("sharp");
  const marked = `${isRtl ? MARKS.rtl : MARKS.ltr}${inMarkup(text)}`;
  const markup = `<span foreground="${style.colour}" line_height="${style.lineHeight}">${marked}</span>`;
  // What Pango calls left is where lines of the text's own direction begin.
  const align = isRtl === isPageRtl ? "left" : "right";
  const within = async (limit: number): Promise<DrawnText> => {
    const { font } = style;
    const drawn = sharp({
      text: { text: markup, font, width: limit, align, rgba: true, dpi: 72, wrap: "word-char" },
    });
    const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  };
  let best = await within(width);
  const steps = [0.9, 0.8, 0.7, 0.6];
  for (const part of steps) {
    const narrower = await within(Math.round(width * part));
    if (narrower.height > best.height + TOLERANCE || narrower.width > width * part) break;
    best = narrower;
  }
  return best;
}

/** Lines with and without letters that reach below differ so much. */
const TOLERANCE = 20;
