import type { ComingLesson, PastLesson } from "@riwaq/contracts/scheduling/sessions";
import { groupBy } from "@riwaq/domain/group-by";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { QueryView } from "../../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatMonth } from "../../../../../lib/format.ts";
import type { LessonSearch } from "../../model/lesson-search.ts";
import { withEnded } from "../../model/sort-lessons.ts";
import { pastLessonsQuery } from "../../queries.ts";
import type { LinesProps } from "./coming-line.tsx";
import { ListPart } from "./coming-weeks.tsx";
import { MoreOnScroll } from "./more-on-scroll.tsx";
import { PastLine } from "./past-line.tsx";

type PastLessonsProps = LinesProps & {
  search: LessonSearch;
  zone: string;
  /** What has ended since the coming ones were read. */
  ended: readonly ComingLesson[];
  /** Shown where nothing is over. */
  empty: ReactNode;
};

function Months({ lessons, ...lines }: LinesProps & { lessons: readonly PastLesson[] }) {
  const { language } = useLanguage();
  const months = groupBy(lessons, ({ date }) => date.slice(0, 7));
  return [...months].map(([month, ofMonth]) => (
    <section key={month} aria-label={formatMonth(month, language)}>
      <h3 className="mt-4 font-sans text-sm! font-semibold text-ink-muted first-letter:uppercase">
        {formatMonth(month, language)}
      </h3>
      <ul className="divide-y divide-line">
        {ofMonth.map((session) => (
          <PastLine key={session.id} session={session} {...lines} />
        ))}
      </ul>
    </section>
  ));
}

/** What is over, the latest first; more of it comes as one scrolls. */
export function PastLessons({ search, zone, ended, empty, ...lines }: PastLessonsProps) {
  const { t } = useTranslation("sessions");
  const query = useInfiniteQuery(pastLessonsQuery(search));
  return (
    <QueryView query={query} isEmpty={() => false}>
      {(past) => {
        const lessons = withEnded(past, ended);
        if (lessons.length === 0) return empty && <div className="mt-8">{empty}</div>;
        return (
          <ListPart title={t("list.past")} zone={zone}>
            <Months lessons={lessons} {...lines} />
            <MoreOnScroll query={query} />
          </ListPart>
        );
      }}
    </QueryView>
  );
}
