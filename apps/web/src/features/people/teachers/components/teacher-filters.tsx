import { useQuery } from "@tanstack/react-query";
import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { languageLabel } from "../../../../lib/language-name.ts";
import {
  GENDER_CHOICES,
  LANGUAGE_CHOICES,
  countChoices,
  withChoice,
} from "../model/teacher-search.ts";
import { programmesQuery } from "../queries.ts";
import { ChoiceField } from "./choice-field.tsx";
import { HoursFilter } from "./hours-filter.tsx";
import type { FiltersProps } from "./hours-filter.tsx";

function ProgrammeFilter({ search, onSearch }: FiltersProps) {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  const { data: programmes = [] } = useQuery(programmesQuery);
  return (
    <ChoiceField
      label={t("filters.programme")}
      anyLabel={t("filters.anyProgramme")}
      options={programmes.map(({ slug, name }) => ({ value: slug, label: name[language] }))}
      value={search.programme}
      onChange={(programme) => onSearch(withChoice(search, { programme }))}
    />
  );
}

function LanguageFilter({ search, onSearch }: FiltersProps) {
  const { t } = useTranslation("teachers");
  const { language: reader } = useLanguage();
  const options = LANGUAGE_CHOICES.map((code) => ({
    value: code,
    label: languageLabel(code, reader),
  }));
  return (
    <ChoiceField
      label={t("filters.language")}
      anyLabel={t("filters.anyLanguage")}
      options={options}
      value={search.language}
      onChange={(language) => onSearch(withChoice(search, { language }))}
    />
  );
}

function GenderFilter({ search, onSearch }: FiltersProps) {
  const { t } = useTranslation("teachers");
  const options = GENDER_CHOICES.map((code) => ({ value: code, label: t(`genders.${code}`) }));
  return (
    <ChoiceField
      label={t("filters.gender")}
      anyLabel={t("filters.anyGender")}
      options={options}
      value={search.gender}
      onChange={(gender) => onSearch(withChoice(search, { gender }))}
    />
  );
}

/** Always open where there is room beside the list; on phones behind a button that counts what is chosen. */
export function TeacherFilters({ search, onSearch }: FiltersProps) {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const count = countChoices(search);
  return (
    <section aria-label={t("filters.label")} className="lg:w-64 lg:shrink-0">
      <Button
        variant="outline"
        className="w-full justify-between! lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="flex items-center gap-2">
          <SlidersHorizontal aria-hidden strokeWidth={1.75} />
          {t("filters.label")}{" "}
          {count > 0 && <Badge tone="green">{formatNumber(count, language)}</Badge>}
        </span>
        <ChevronDown aria-hidden strokeWidth={1.75} className={cn(isOpen && "rotate-180")} />
      </Button>
      <div
        id={id}
        className={cn(
          "mt-3 space-y-4 rounded-md border border-line bg-surface p-5 lg:mt-0 lg:block",
          !isOpen && "hidden",
        )}
      >
        <ProgrammeFilter search={search} onSearch={onSearch} />
        <LanguageFilter search={search} onSearch={onSearch} />
        <GenderFilter search={search} onSearch={onSearch} />
        <HoursFilter search={search} onSearch={onSearch} />
        {count > 0 && (
          <Button variant="outline" className="w-full" onClick={() => onSearch({})}>
            {t("filters.clear")}
          </Button>
        )}
      </div>
    </section>
  );
}
