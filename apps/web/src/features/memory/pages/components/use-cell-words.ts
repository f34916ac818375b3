import type { PageState } from "@riwaq/contracts/memory/pages";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

import { levelOf } from "../../../../components/memory/level.ts";
import { usePageWords } from "../../../../components/memory/use-page-words.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate } from "../../../../lib/format.ts";

/** A page of the map in words: which, how it is held, and when it was heard last. */
export function useCellWords() {
  const { t } = useTranslation("memory");
  const { language } = useLanguage();
  const { placeOf, suraOf } = usePageWords();
  return useCallback(
    (page: number, state: PageState | undefined) => {
      const place = { place: placeOf(page, null), sura: suraOf(page) };
      const level = t(`levels.${levelOf(state)}`);
      if (!state) return t("map.cell", { ...place, level });
      return state.heard_day === null
        ? t("map.cellUnheard", { ...place, level })
        : t("map.cellHeard", { ...place, level, day: formatCivilDate(state.heard_day, language) });
    },
    [t, language, placeOf, suraOf],
  );
}
