import { FIGURE_MONTHS, type Figures } from "@riwaq/contracts/views/figures";
import { useTranslation } from "react-i18next";

import { Select } from "../../../../components/ui/select.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import type { FiguresSearch } from "../model/figures-search.ts";

const ALL = "all";

type FiltersProps = {
  search: FiguresSearch;
  choices: Figures["choices"] | undefined;
  onChange: (change: { [name in keyof FiguresSearch]?: string | undefined }) => void;
};

/** How far back, and of which programme and teacher. */
export function FiguresFilters({ search, choices, onChange }: FiltersProps) {
  const { t } = useTranslation("figures");
  const { language } = useLanguage();
  const chosen = (value: string) => (value === ALL ? undefined : value);
  const programmes = (choices?.programmes ?? []).map(({ id, name }) => ({
    value: id,
    label: name[language],
  }));
  const teachers = (choices?.teachers ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="mb-6 flex flex-wrap gap-2.5">
      <Select
        aria-label={t("filters.months")}
        className="w-full sm:w-auto sm:min-w-44"
        options={FIGURE_MONTHS.map((value) => ({ value, label: t(`filters.last_${value}`) }))}
        value={search.months ?? "6"}
        onValueChange={(months) => onChange({ months })}
      />
      <Select
        aria-label={t("filters.programme")}
        className="w-full sm:w-auto sm:min-w-48"
        options={[{ value: ALL, label: t("filters.allProgrammes") }, ...programmes]}
        value={search.programme ?? ALL}
        onValueChange={(id) => onChange({ programme: chosen(id) })}
      />
      <Select
        aria-label={t("filters.teacher")}
        className="w-full sm:w-auto sm:min-w-48"
        options={[{ value: ALL, label: t("filters.allTeachers") }, ...teachers]}
        value={search.teacher ?? ALL}
        onValueChange={(id) => onChange({ teacher: chosen(id) })}
      />
    </div>
  );
}
