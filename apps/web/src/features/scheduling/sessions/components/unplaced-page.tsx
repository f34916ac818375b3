import type { UnplacedLessons } from "@riwaq/contracts/scheduling/unplaced";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLessonMoment, formatNames } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { unplacedQuery } from "../queries.ts";

type Unplaced = UnplacedLessons[number];
/** Books another hour: another room’s dialog. */
type BookProps = { Book: (props: { lesson: Unplaced }) => ReactNode };

function Line({ lesson, Book }: BookProps & { lesson: Unplaced }) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const { starts_at, time_zone: zone, teacher, students, state } = lesson;
  const names = students.map(({ name }) => name);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {formatNames(names, language)} · <bdi>{teacher.name}</bdi>
        </p>
        <p className="first-letter:uppercase">{formatLessonMoment(starts_at, language, zone)}</p>
        <p className="text-sm text-ink-muted">{t(`state.${state}`)}</p>
      </div>
      <Book lesson={lesson} />
    </li>
  );
}

function List({ lessons, Book }: BookProps & { lessons: UnplacedLessons }) {
  const { t } = useTranslation(["sessions", "lessons"]);
  const cityOf = useCity();
  const zone = lessons[0]?.time_zone;
  return (
    <>
      {zone && (
        <p className="mb-3 text-sm text-ink-muted">{t("week.clock", { city: cityOf(zone) })}</p>
      )}
      <ul
        aria-label={t("unplaced.title")}
        className="divide-y divide-line rounded-md border border-line bg-surface px-5"
      >
        {lessons.map((lesson) => (
          <Line key={`${lesson.series_id} ${lesson.starts_at}`} lesson={lesson} Book={Book} />
        ))}
      </ul>
    </>
  );
}

/** Weekly lessons that found no place, until another hour is booked for each of them. */
export function UnplacedPage({ Book }: BookProps) {
  const { t } = useTranslation("sessions");
  const query = useQuery(unplacedQuery);
  return (
    <>
      <PageHeader title={t("unplaced.title")} description={t("unplaced.intro")} />
      <QueryView
        query={query}
        empty={<EmptyState title={t("unplaced.empty")} hint={t("unplaced.emptyHint")} />}
      >
        {(lessons) => <List lessons={lessons} Book={Book} />}
      </QueryView>
    </>
  );
}
