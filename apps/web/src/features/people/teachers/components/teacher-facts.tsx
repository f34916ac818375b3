import type { TeacherCard } from "@riwaq/contracts/people/teachers";
import { Briefcase, Languages, MapPin } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { languageLabel } from "../../../../lib/language-name.ts";
import { useCity } from "../../../../lib/use-city.ts";

function Line({ Icon, label, children }: { Icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden strokeWidth={1.75} className="mt-1 size-4 shrink-0 text-accent" />
      <span>
        <span className="sr-only">{label} </span>
        {children}
      </span>
    </li>
  );
}

/** In which languages, for how long, and on whose clock somebody teaches. */
export function TeacherFacts({ teacher }: { teacher: TeacherCard }) {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  const city = useCity();
  const { languages, years_of_experience: years, time_zone } = teacher;
  const names = languages.map((code) => languageLabel(code, language));
  return (
    <ul className="space-y-1 text-sm text-ink-muted">
      {names.length > 0 && (
        <Line Icon={Languages} label={t("facts.languages")}>
          {names.join(" · ")}
        </Line>
      )}
      {years > 0 && (
        <Line Icon={Briefcase} label={t("facts.experience")}>
          {t("facts.years", { count: years, number: formatNumber(years, language) })}
        </Line>
      )}
      <Line Icon={MapPin} label={t("facts.place")}>
        <bdi>{city(time_zone)}</bdi>
      </Line>
    </ul>
  );
}
