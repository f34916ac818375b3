import { paths } from "../src/config/paths.ts";
import { FALLBACK_LANGUAGE, directionOf } from "../src/i18n/languages.ts";
import type { Language } from "../src/i18n/languages.ts";
import { siteTexts } from "./public-pages.ts";

const PAPER = "#f8f4ea";

export function manifestPath(language: Language) {
  return language === FALLBACK_LANGUAGE
    ? "/manifest.webmanifest"
    : `/manifest.${language}.webmanifest`;
}

/** The site as an app of the home screen, in the language of the page from which it was put there. */
export function webManifest(language: Language) {
  const { institute, descriptions, shortcuts, titles } = siteTexts(language).common;
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: `/icons/${purpose === "any" ? "icon" : purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: institute,
    short_name: institute,
    description: descriptions.home,
    lang: language,
    dir: directionOf(language),
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: PAPER,
    background_color: PAPER,
    shortcuts: [
      { name: shortcuts.nextLesson, url: paths.dashboard },
      { name: titles.practice, url: paths.practice },
      { name: titles.mushaf, url: paths.mushaf },
    ],
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
}
