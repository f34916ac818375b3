import { Font } from "@react-pdf/renderer";

import { FONTS_DIR } from "../../paths.ts";

/** Whole fonts, each with a name of its own: of two files of one name, a PDF mixes up the letters. */
const FONTS = [
  { family: "IBM Plex Sans Arabic", file: "ibm-plex-sans-arabic", weights: [400, 600] },
  { family: "Fraunces", file: "fraunces", weights: [500] },
  { family: "Amiri", file: "amiri", weights: [700] },
];

/** A text takes every letter from the first font that has it. */
export const SANS = ["IBM Plex Sans Arabic", "Amiri"];
export const DISPLAY = ["Fraunces", ...SANS.toReversed()];

/**
 * Reads the fonts anew, for each document: writing one leaves letters in them that the next would lose. Answers of whether
 * running text can be written with a letter.
 */
export async function openFonts(): Promise<(codePoint: number) => boolean> {
  Font.registerHyphenationCallback((word) => [word]);
  for (const { family, file, weights } of FONTS) {
    const fonts = weights.map((fontWeight) => ({
      src: `${FONTS_DIR}/${file}-${fontWeight}.ttf`,
      fontWeight,
    }));
    delete Font.getRegisteredFonts()[family];
    Font.register({ family, fonts });
  }
  const loaded = await Promise.all(
    SANS.map(async (fontFamily) => {
      const descriptor = { fontFamily, fontWeight: 400 };
      await Font.load(descriptor);
      return Font.getFont(descriptor).data;
    }),
  );
  return (codePoint) => loaded.some((font) => font?.hasGlyphForCodePoint(codePoint) ?? false);
}
