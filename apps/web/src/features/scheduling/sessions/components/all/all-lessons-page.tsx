import type { AllLessons } from "@riwaq/contracts/scheduling/all-lessons";
import { groupBy } from "@riwaq/domain/group-by";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../../components/ui/page-header.tsx";
import { Pagination } from "../../../../../components/ui/pagination.tsx";
import { QueryView } from "../../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatDay, formatNumber } from "../../../../../lib/format.ts";
import { useCity } from "../../../../../lib/use-city.ts";
import {
  type AllLessonsSearch,
  isAllNarrowed,
  parseAllLessonsSearch,
} from "../../model/all-lessons-search.ts";
import { allLessonsQuery } from "../../queries.ts";
import { TaughtLine } from "../taught-line.tsx";
import { UndoBar } from "../undo-bar.tsx";
import { AllLessonsFilters, DaySteps } from "./all-lessons-filters.tsx";

type PageProps = {
  search: AllLessonsSearch;
  onSearch: (search: AllLessonsSearch) => void;
};

function Nothing({ search, onSearch }: PageProps) {
  const { t } = useTranslation("sessions");
  const { on, days } = search;
  if (!isAllNarrowed(search)) {
    return <EmptyState title={t(days === "7" ? "all.emptyWeek" : "all.emptyDay")} />;
  }
  const clear = (
    <Button
      variant="outline"
      onClick={() => onSearch({ ...(on && { on }), ...(days && { days }) })}
    >
      {t("family.clear")}
    </Button>
  );
  return <EmptyState title={t("family.empty")} hint={t("all.emptyHint")} action={clear} />;
}

/** A single day is named above already, for those who see it. */
function Days({ lessons, isWeek }: Pick<AllLessons, "lessons"> & { isWeek: boolean }) {
  const { language } = useLanguage();
  return [...groupBy(lessons, ({ date }) => date)].map(([date, ofDay]) => (
    <section key={date} aria-labelledby={`day-${date}`}>
      <h2
        id={`day-${date}`}
        className={isWeek ? "mb-2 text-xl! first-letter:uppercase" : "sr-only"}
      >
        {formatDay(date, language)}
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface px-5">
        {ofDay.map((session) => (
          <TaughtLine key={session.id} session={session} reader="A" />
        ))}
      </ul>
    </section>
  ));
}

function Found({ search, onSearch, found }: PageProps & { found: AllLessons }) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { total, page, pages, lessons } = found;
  if (lessons.length === 0) return <Nothing search={search} onSearch={onSearch} />;
  return (
    <>
      <p role="status" className="mb-3 text-sm text-ink-muted">
        {t("count", { count: total, number: formatNumber(total, language) })}
      </p>
      <div className="space-y-8">
        <Days lessons={lessons} isWeek={search.days === "7"} />
        {pages > 1 && (
          <Pagination
            page={page}
            pageCount={pages}
            onPage={(next) => onSearch({ ...search, page: next })}
          />
        )}
      </div>
    </>
  );
}

/** Everybody's lessons by day or week, on the institute's clock, for its staff: each opens with all that can be done. */
export function AllLessonsPage({ search, onSearch }: PageProps) {
  const { t } = useTranslation(["sessions", "common"]);
  const cityOf = useCity();
  const query = useQuery(allLessonsQuery(search));
  const { data } = query;
  const change = (to: Record<string, unknown>) =>
    onSearch(parseAllLessonsSearch({ ...search, page: 1, ...to }));
  return (
    <>
      <PageHeader
        title={t("common:titles.allLessons")}
        {...(data && { description: t("week.clock", { city: cityOf(data.time_zone) }) })}
      />
      <UndoBar />
      <DaySteps on={data?.on} search={search} onChange={change} />
      <AllLessonsFilters teachers={data?.teachers ?? []} search={search} onChange={change} />
      <QueryView query={query} isEmpty={() => false}>
        {(found) => <Found search={search} onSearch={onSearch} found={found} />}
      </QueryView>
    </>
  );
}
