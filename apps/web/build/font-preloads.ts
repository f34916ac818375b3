import type { Language } from "../src/i18n/languages.ts";

/** The fonts of the first lines of text and of the heading. */
const LATIN = ["ibm-plex-sans-arabic-latin-400-normal", "fraunces-latin-wght-normal"];

/**
 * Asked for before the stylesheet has been read, so that the text does not move when its font arrives; at low priority,
 * since else the first paint would wait. The Arabic ones weigh three times as much and would hold it up all the same:
 * there the letters until then are of the same width (stand-in-fonts.css).
 */
export function fontPreloads(language: Language, assets: readonly string[]) {
  if (language === "ar") return "";
  return LATIN.map((font) => {
    const file = assets.find((name) => name.startsWith(`${font}-`) && name.endsWith(".woff2"));
    if (!file) throw new Error(`the build has no font ${font}`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low" href="/assets/${file}"/>`;
  }).join("");
}
