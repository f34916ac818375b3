import type { Lines } from "@riwaq/contracts/memory/plan";
import { startOfPage } from "@riwaq/domain/learning/mushaf/divisions";
import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatNumber } from "../../lib/format.ts";

/** How pages and their lines are spoken of. */
export function usePageWords() {
  const { t } = useTranslation("memory");
  const { language } = useLanguage();
  return useMemo(() => {
    const number = (value: number) => formatNumber(value, language);
    return {
      /** The sura with which a page begins. */
      suraOf: (page: number) => SURA_NAMES[startOfPage(page).sura - 1]?.[language] ?? "",
      /** "page 582, lines 1 to 5". */
      placeOf: (page: number, lines: Lines) =>
        lines === null
          ? t("place.page", { page: number(page) })
          : t("place.lines", {
              page: number(page),
              first: number(lines.first),
              last: number(lines.last),
            }),
    };
  }, [t, language]);
}
