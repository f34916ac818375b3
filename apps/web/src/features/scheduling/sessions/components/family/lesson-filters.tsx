import type { ComingLessons } from "@riwaq/contracts/scheduling/sessions";
import { LESSON_STATES } from "@riwaq/domain/scheduling/sessions/status";
import { useTranslation } from "react-i18next";

import { Select } from "../../../../../components/ui/select.tsx";
import { cn } from "../../../../../lib/cn.ts";
import type { LessonSearch } from "../../model/lesson-search.ts";

const ALL = "all";

type LessonFiltersProps = Pick<ComingLessons, "pupils" | "teachers"> & {
  search: LessonSearch;
  onSearch: (search: LessonSearch) => void;
  /** A calendar shows whatever became of a lesson. */
  hasStates?: boolean;
};

type WhoProps = {
  label: string;
  all: string;
  people: ComingLessons["pupils"];
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  className?: string;
};

/** One among several; where there is one there is nothing to choose. */
function Who({ label, all, people, value, onChange, className }: WhoProps) {
  if (people.length < 2) return null;
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      aria-label={label}
      className={cn("sm:w-auto sm:min-w-44", className)}
      options={[{ value: ALL, label: all }, ...options]}
      value={value ?? ALL}
      onValueChange={(id) => onChange(id === ALL ? undefined : id)}
    />
  );
}

/** Whose lessons, with whom, and what became of them. */
export function LessonFilters(props: LessonFiltersProps) {
  const { search, onSearch, pupils, teachers, hasStates = true } = props;
  const { t } = useTranslation("sessions");
  const states = [ALL, ...LESSON_STATES] as const;
  const change = (part: LessonSearch) => onSearch({ ...search, ...part });
  return (
    <div
      className={cn(
        "grid gap-2.5 empty:hidden sm:flex sm:flex-wrap",
        hasStates && "max-sm:grid-cols-2",
      )}
    >
      <Who
        label={t("family.pupil")}
        all={t("family.allPupils")}
        people={pupils}
        value={search.pupil}
        onChange={(pupil) => change({ pupil })}
      />
      {hasStates && (
        <Select
          aria-label={t("family.state")}
          className={cn("sm:w-auto sm:min-w-40", pupils.length < 2 && "max-sm:col-span-2")}
          options={states.map((value) => ({ value, label: t(`family.states.${value}`) }))}
          value={search.state ?? ALL}
          onValueChange={(state) => change({ state: state === ALL ? undefined : state })}
        />
      )}
      <Who
        className={cn(hasStates && "max-sm:col-span-2")}
        label={t("family.teacher")}
        all={t("family.allTeachers")}
        people={teachers}
        value={search.teacher}
        onChange={(teacher) => change({ teacher })}
      />
    </div>
  );
}
