import type { AllLessons } from "@riwaq/contracts/scheduling/all-lessons";
import { LESSON_STATES } from "@riwaq/domain/scheduling/sessions/status";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { Select } from "../../../../../components/ui/select.tsx";
import { ServerSearchField } from "../../../../../components/ui/server-search-field.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatDateSpan, formatDay } from "../../../../../lib/format.ts";
import { addDays } from "../../../../../lib/week-slots.ts";
import type { AllLessonsSearch } from "../../model/all-lessons-search.ts";

const ALL = "all";

type Change = { [name in keyof AllLessonsSearch]?: string | undefined };

type SearchProps = {
  search: AllLessonsSearch;
  /** What is asked for otherwise from now on; the pages are counted anew. */
  onChange: (change: Change) => void;
};

type StepsProps = SearchProps & {
  /** The first day on show; unknown until the first answer. */
  on: string | undefined;
};

function Steps({ on, search, onChange }: StepsProps) {
  const { t } = useTranslation("sessions");
  const days = Number(search.days ?? 1);
  const step = (by: number) => on && onChange({ on: addDays(on, by) });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="outline"
        size="icon"
        aria-label={t(search.days ? "week.previous" : "all.previous")}
        aria-disabled={!on}
        onClick={() => step(-days)}
      >
        <ChevronLeft strokeWidth={1.75} className="flip-rtl" />
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label={t(search.days ? "week.next" : "all.next")}
        aria-disabled={!on}
        onClick={() => step(days)}
      >
        <ChevronRight strokeWidth={1.75} className="flip-rtl" />
      </Button>
      <Button
        variant="outline"
        aria-disabled={!search.on}
        onClick={() => onChange({ on: undefined })}
      >
        {t("all.today")}
      </Button>
    </div>
  );
}

/** Which days are on show, the way to others, and how many at once. */
export function DaySteps(props: StepsProps) {
  const { on, search, onChange } = props;
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const isWeek = search.days === "7";
  const last = on && isWeek ? addDays(on, 6) : on;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Steps {...props} />
      <div role="group" aria-label={t("view.label")} className="flex flex-wrap gap-1">
        {([undefined, "7"] as const).map((days) => (
          <Button
            key={days ?? "1"}
            variant={days === search.days ? "secondary" : "ghost"}
            aria-pressed={days === search.days}
            onClick={() => onChange({ days })}
          >
            {t(days ? "view.week" : "all.day")}
          </Button>
        ))}
      </div>
      <p aria-live="polite" className="font-display text-xl first-letter:uppercase">
        {on && last && (isWeek ? formatDateSpan(on, last, language) : formatDay(on, language))}
      </p>
    </div>
  );
}

type FiltersProps = SearchProps & Pick<AllLessons, "teachers">;

/** Whose lessons, with whom, and what became of them. */
export function AllLessonsFilters({ teachers, search, onChange }: FiltersProps) {
  const { t } = useTranslation("sessions");
  const { q = "", teacher = ALL, state = ALL } = search;
  const states = [ALL, ...LESSON_STATES] as const;
  const people = teachers.map(({ id, name }) => ({ value: id, label: name }));
  const chosen = (value: string) => (value === ALL ? undefined : value);
  return (
    <div className="mb-6 flex flex-wrap gap-2.5">
      <ServerSearchField
        className="min-w-[min(16rem,100%)] grow"
        label={t("all.search")}
        start={q}
        onSearch={(typed) => onChange({ q: typed.trim() })}
      />
      <Select
        aria-label={t("family.teacher")}
        className="w-full sm:w-auto sm:min-w-48"
        options={[{ value: ALL, label: t("family.allTeachers") }, ...people]}
        value={teacher}
        onValueChange={(id) => onChange({ teacher: chosen(id) })}
      />
      <Select
        aria-label={t("family.state")}
        className="w-full sm:w-auto sm:min-w-40"
        options={states.map((value) => ({ value, label: t(`family.states.${value}`) }))}
        value={state}
        onValueChange={(next) => onChange({ state: chosen(next) })}
      />
    </div>
  );
}
