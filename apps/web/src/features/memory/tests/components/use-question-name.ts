import type { TestQuestion } from "@riwaq/contracts/memory/tests";
import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { useTranslation } from "react-i18next";

import { usePlaceName } from "../../../../components/similar-verses/aya-text.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

/** From where to where a question goes. */
export function useQuestionName() {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  const nameOf = usePlaceName();
  return ({ from, to }: Pick<TestQuestion, "from" | "to">): string => {
    if (from.sura !== to.sura) return t("test.fromTo", { from: nameOf(from), to: nameOf(to) });
    if (from.aya === to.aya) return nameOf(from);
    return t("test.ayat", {
      sura: SURA_NAMES[from.sura - 1]?.[language] ?? "",
      from: formatNumber(from.aya, language),
      to: formatNumber(to.aya, language),
    });
  };
}
