import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatNumber } from "../../lib/format.ts";

type Place = { sura: number; aya: number };

/** A range of ayat in words. */
export function useRange(): (range: { from: Place; to: Place }) => string {
  const { t } = useTranslation("recitations");
  const { language } = useLanguage();
  const say = ({ sura, aya }: Place) =>
    t("marks.place", {
      sura: SURA_NAMES[sura - 1]?.[language],
      aya: formatNumber(aya, language),
    });
  return ({ from, to }) => {
    if (from.sura !== to.sura) return t("item.range", { from: say(from), to: say(to) });
    const ayat = [from.aya, to.aya].map((aya) => formatNumber(aya, language));
    const sura = SURA_NAMES[from.sura - 1]?.[language];
    return from.aya === to.aya ? say(from) : t("item.inSura", { sura, from: ayat[0], to: ayat[1] });
  };
}
