import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { AYAT_OF } from "@riwaq/domain/learning/quran/suras";
import { useTranslation } from "react-i18next";

import { SuraName } from "../../../../components/lessons/sura-name.tsx";
import { Combobox } from "../../../../components/ui/combobox.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { matchingSuras } from "../../../../lib/find-sura.ts";
import { formatNumber } from "../../../../lib/format.ts";

type SuraFieldProps = {
  label: string;
  value: number | null;
  onChange: (sura: number) => void;
  isInvalid: boolean;
};

/** The 114 suras are found by number, Arabic or Latin name; each with its length. */
export function SuraField({ label, value, onChange, isInvalid }: SuraFieldProps) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  return (
    <Combobox
      label={label}
      isInvalid={isInvalid}
      className="min-w-0 grow basis-60"
      value={value}
      onChange={onChange}
      nameOf={(sura) => `${sura}. ${SURA_NAMES[sura - 1]?.[language] ?? ""}`}
      find={(typed) => matchingSuras(typed ?? "")}
      none={t("covered.noSura")}
    >
      {(sura) => (
        <>
          <span className="min-w-7 shrink-0 text-sm text-ink-muted tabular-nums">
            {formatNumber(sura, language)}
          </span>
          <SuraName sura={sura} />
          <span className="ms-auto shrink-0 text-sm text-ink-muted">
            {t("covered.count", { count: AYAT_OF[sura - 1] ?? 0 })}
          </span>
        </>
      )}
    </Combobox>
  );
}
