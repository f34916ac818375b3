import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";

import { useLanguage } from "../../i18n/use-language.ts";

/** A sura as it is written, and for those who read Latin letters as it sounds. */
export function SuraName({ sura }: { sura: number }) {
  const { language } = useLanguage();
  const name = SURA_NAMES[sura - 1];
  if (!name) return null;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {language !== "ar" && <span className="font-semibold">{name[language]}</span>}
      <span lang="ar" dir="rtl" className="font-display text-xl leading-tight">
        {name.ar}
      </span>
    </span>
  );
}
