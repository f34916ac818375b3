import type { Language } from "../src/i18n/languages.ts";

/** The fonts of the first lines of text and of the heading. */
const FIRST: Record<Language, readonly string[]> = {
  en: ["ibm-plex-sans-arabic-latin-400-normal", "fraunces-latin-wght-normal"],
  fr: ["ibm-plex-sans-arabic-latin-400-normal", "fraunces-latin-wght-normal"],
  ar: ["ibm-plex-sans-arabic-arabic-400-normal"],
};

/**
 * Asked for before the stylesheet has been read, so that the text does not move when its font arrives; at low priority,
 * since else the first paint would wait.
 */
export function fontPreloads(language: Language, assets: readonly string[]) {
  return FIRST[language]
    .map((font) => {
      const file = assets.find((name) => name.startsWith(`${font}-`) && name.endsWith(".woff2"));
      if (!file) throw new Error(`the build has no font ${font}`);
      return `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low" href="/assets/${file}"/>`;
    })
    .join("");
}
