import type { i18n } from "i18next";

import { FALLBACK_LANGUAGE, LANGUAGE_COOKIE, LANGUAGE_KEY, languageFrom } from "./languages.ts";
import type { Language } from "./languages.ts";

const ONE_YEAR_S = 31_536_000;

/** `i18n.language` may be fr-CA: the resolved language is the one that is shown. */
export function currentLanguage(instance: i18n): Language {
  return languageFrom(instance.resolvedLanguage) ?? FALLBACK_LANGUAGE;
}

export function storedLanguage(): Language | undefined {
  try {
    return languageFrom(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return undefined;
  }
}

/** The cookie mirrors the choice for the server, which picks the prerendered page by it. */
export function storeLanguage(language: Language) {
  document.cookie = `${LANGUAGE_COOKIE}=${language};path=/;max-age=${ONE_YEAR_S};samesite=lax`;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage may be closed to this site; the cookie still holds the choice.
  }
}

export function languageInAddress(): Language | undefined {
  return languageFrom(new URLSearchParams(location.search).get("lang"));
}

/** A choice made on the page outlives the one that the address brought. */
export function dropLanguageFromAddress() {
  if (languageInAddress() === undefined) return;
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}
