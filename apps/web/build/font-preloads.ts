import type { Language } from "../src/i18n/languages.ts";

const LATIN = ["ibm-plex-sans-arabic-latin-400-normal", "fraunces-latin-wght-normal"];
const ARABIC = ["ibm-plex-sans-arabic-arabic-400-normal", "amiri-arabic-400-normal"];

/** The fonts of the first lines of text and of the heading, which a browser else meets only in the stylesheet. */
export function fontPreloads(language: Language, assets: readonly string[]) {
  return (language === "ar" ? ARABIC : LATIN)
    .map((font) => {
      const file = assets.find((name) => name.startsWith(`${font}-`) && name.endsWith(".woff2"));
      if (!file) throw new Error(`the build has no font ${font}`);
      return `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/assets/${file}"/>`;
    })
    .join("");
}
