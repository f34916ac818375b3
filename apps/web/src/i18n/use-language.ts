import type { i18n } from "i18next";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { isPrerenderedDocument } from "./create-i18n.ts";
import {
  currentLanguage,
  dropLanguageFromAddress,
  languageInAddress,
  storeLanguage,
  storedLanguage,
} from "./language-storage.ts";
import type { Language } from "./languages.ts";
import { directionOf } from "./languages.ts";

const LATEST_MS = 1000;
const WITHOUT_IDLE_MS = 200;

/** Runs once the browser has nothing more urgent to do; Safari cannot tell and gets a short delay. */
function whenIdle(callback: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: LATEST_MS });
  else setTimeout(callback, WITHOUT_IDLE_MS);
}

/** The language on show, its direction, and the way to choose another. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language = currentLanguage(i18n);
  const setLanguage = async (next: Language) => {
    await i18n.changeLanguage(next);
    dropLanguageFromAddress();
  };
  return { language, direction: directionOf(language), setLanguage };
}

function adoptStoredLanguage(i18n: i18n) {
  const shown = currentLanguage(i18n);
  const wanted = languageInAddress() ?? storedLanguage() ?? shown;
  if (wanted === shown) storeLanguage(wanted);
  else void i18n.changeLanguage(wanted);
}

/** A prerendered page may be in another language than the stored one; an address with ?lang= is a choice. */
export function useStoredLanguage() {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!isPrerenderedDocument()) return undefined;
    // Parts of the page that are still to be hydrated would find texts that are not in the file.
    const timer = setTimeout(() => whenIdle(() => adoptStoredLanguage(i18n)), 0);
    return () => clearTimeout(timer);
  }, [i18n]);
}
