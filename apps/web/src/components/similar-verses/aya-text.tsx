import type { Place } from "@riwaq/domain/learning/quran/places";
import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatNumber } from "../../lib/format.ts";

/** An aya by the name of its sura and its number, in the reader's language. */
export function usePlaceName() {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  return ({ sura, aya }: Place) =>
    t("place", {
      sura: SURA_NAMES[sura - 1]?.[language] ?? "",
      aya: formatNumber(aya, language),
    });
}

/** What an aya is called, and its words. */
export function AyaText({ place, text }: { place: Place; text: string }) {
  const nameOf = usePlaceName();
  return (
    <>
      <span className="block text-sm text-ink-muted">{nameOf(place)}</span>
      <span lang="ar" dir="rtl" className="quran block text-2xl leading-loose">
        {text}
      </span>
    </>
  );
}
