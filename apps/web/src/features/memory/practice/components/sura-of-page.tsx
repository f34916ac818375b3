import { startOfPage } from "@riwaq/domain/learning/mushaf/divisions";
import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";

import { useLanguage } from "../../../../i18n/use-language.ts";

/** The sura with which a page begins. */
export function SuraOfPage({ page }: { page: number }) {
  const { language } = useLanguage();
  const name = SURA_NAMES[startOfPage(page).sura - 1];
  return name ? <bdi className="font-display">{name[language]}</bdi> : null;
}
