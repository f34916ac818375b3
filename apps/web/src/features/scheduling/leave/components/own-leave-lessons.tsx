import type { OwnLeaveLessons as Lessons } from "@riwaq/contracts/scheduling/cover";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLessonMoment, formatNames, isolated } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { ownLeaveLessonsQuery } from "../queries.ts";
import { LessonState } from "./leave-words.tsx";

type LineProps = { lesson: Lessons["lessons"][number]; zone: string };

function Line({ lesson, zone }: LineProps) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  const { students, starts_at, substitute_name: name, state } = lesson;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{formatNames(students, language)}</p>
        <p className="text-sm text-ink-muted first-letter:uppercase">
          {formatLessonMoment(starts_at, language, zone)}
        </p>
        {name && <p className="text-sm">{t("lesson.by", { name: isolated(name) })}</p>}
      </div>
      <LessonState state={state} />
    </li>
  );
}

/** Which lessons lie in a teacher's own leave, and what has become of each, on the teacher's clock. */
export function OwnLeaveLessons({ id }: { id: string }) {
  const { t } = useTranslation("leave");
  const cityOf = useCity();
  const query = useQuery(ownLeaveLessonsQuery(id));
  return (
    <QueryView query={query}>
      {({ lessons, time_zone: zone }) => (
        <>
          <p className="text-sm text-ink-muted">{t("one.clock", { city: cityOf(zone) })}</p>
          <ul className="divide-y divide-line">
            {lessons.map((lesson) => (
              <Line key={lesson.session_id} lesson={lesson} zone={zone} />
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
}
