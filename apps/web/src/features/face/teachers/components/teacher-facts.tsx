import type { PublicTeacher } from "@riwaq/contracts/views/public-teachers";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { languageLabel } from "../../../../lib/language-name.ts";

/** Whom somebody teaches, in which languages, and for how long. */
export function TeacherFacts({ teacher }: { teacher: PublicTeacher }) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const { audiences, languages, years_of_experience: years } = teacher;
  const lines = [
    [t("facts.teaches"), audiences.map((one) => t(`audiences.${one}`)).join(" · ")],
    [t("facts.languages"), languages.map((one) => languageLabel(one, language)).join(" · ")],
    [
      t("factNames.years"),
      t("facts.years", { count: years, number: formatNumber(years, language) }),
    ],
  ] as const;
  return (
    <dl className="space-y-1 text-sm">
      {lines
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
