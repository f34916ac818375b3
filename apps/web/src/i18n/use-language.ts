import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { isPrerenderedDocument } from "./create-i18n.ts";
import {
  currentLanguage,
  languageInAddress,
  storeLanguage,
  storedLanguage,
} from "./language-storage.ts";
import { directionOf } from "./languages.ts";
import type { Language } from "./languages.ts";

/** The language on show, its direction, and the way to choose another. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language = currentLanguage(i18n);
  const setLanguage = (next: Language) => i18n.changeLanguage(next);
  return { language, direction: directionOf(language), setLanguage };
}

/** A prerendered page may be in another language than the stored one; an address with ?lang= is a choice. */
export function useStoredLanguage() {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!isPrerenderedDocument()) return;
    const wanted = languageInAddress() ?? storedLanguage() ?? currentLanguage(i18n);
    if (wanted === currentLanguage(i18n)) storeLanguage(wanted);
    else void i18n.changeLanguage(wanted);
  }, [i18n]);
}
