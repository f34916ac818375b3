import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { countChoices, parseTeacherSearch } from "../model/teacher-search.ts";
import { teachersQuery } from "../queries.ts";
import { CardSkeletons } from "./card-skeletons.tsx";
import type { FiltersProps } from "./hours-filter.tsx";
import { TeacherFilters } from "./teacher-filters.tsx";
import { TeacherList } from "./teacher-list.tsx";

function NobodyFits({ search, onSearch }: FiltersProps) {
  const { t } = useTranslation("teachers");
  if (countChoices(search) === 0) {
    return <EmptyState title={t("empty.title")} hint={t("empty.later")} />;
  }
  const clear = (
    <Button variant="outline" onClick={() => onSearch({})}>
      {t("filters.clear")}
    </Button>
  );
  return <EmptyState title={t("empty.filtered")} hint={t("empty.hint")} action={clear} />;
}

type TeachersPageProps = FiltersProps & {
  /** Whose wish orders the list. Nothing is asked for until that is known. */
  ranking?: { learnerId: string | undefined; isUnknown: boolean; bar: ReactNode };
};

/** Where families look for a teacher. What they chose by stands in the address. */
export function TeachersPage({ search, onSearch, ranking }: TeachersPageProps) {
  const { t } = useTranslation("teachers");
  const { learnerId, isUnknown = false, bar } = ranking ?? {};
  const query = useQuery({ ...teachersQuery(search, learnerId), enabled: !isUnknown });
  return (
    <>
      <PageHeader title={t("title")} description={t("intro")} />
      {bar}
      <div className="gap-6 space-y-6 lg:flex lg:items-start lg:space-y-0">
        <TeacherFilters search={search} onSearch={onSearch} />
        <div className="min-w-0 grow">
          <QueryView
            query={query}
            loading={<CardSkeletons />}
            isEmpty={({ count }) => count === 0}
            empty={<NobodyFits search={search} onSearch={onSearch} />}
          >
            {(found) => (
              <TeacherList
                found={found}
                isOld={query.isPlaceholderData}
                onPage={(page) => onSearch(parseTeacherSearch({ ...search, page }))}
              />
            )}
          </QueryView>
        </div>
      </div>
    </>
  );
}
