import type { FoundStudent } from "@riwaq/contracts/people/teachers";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNames, formatNumber } from "../../../../lib/format.ts";

type PupilLineProps = { pupil: FoundStudent; note?: string; children: ReactNode };

/** A pupil with what tells two of one name apart, and what can be done. */
export function PupilLine({ pupil, note, children }: PupilLineProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { name, age: count, gender, parents } = pupil;
  const facts = [
    t("exceptions.age", { count, number: formatNumber(count, language) }),
    gender && t(`exceptions.genders.${gender}`),
    note,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-muted">{facts.join(" · ")}</p>
        {parents.length > 0 && (
          <p className="text-sm text-ink-muted wrap-anywhere">
            {t("exceptions.parents", {
              count: parents.length,
              names: formatNames(parents, language),
            })}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}
