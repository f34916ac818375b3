import type { FoundPerson } from "@riwaq/contracts/views/search";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { fromStart, isNarrowed, type PeopleSearch } from "../model/people-search.ts";
import { peopleQuery } from "../queries.ts";
import { PeopleFilters } from "./people-filters.tsx";
import { PeopleTable } from "./people-table.tsx";

type PageProps = { search: PeopleSearch; onSearch: (search: PeopleSearch) => void };

function Nobody({ search, onSearch }: PageProps) {
  const { t } = useTranslation("search");
  const clear = isNarrowed(search) && (
    <Button variant="outline" onClick={() => onSearch({})}>
      {t("people.clear")}
    </Button>
  );
  return <EmptyState title={t("people.empty")} hint={t("people.emptyHint")} action={clear} />;
}

type StepsProps = PageProps & {
  people: readonly FoundPerson[];
  hasBefore: boolean;
  hasAfter: boolean;
};

/** Back and on: nobody counts the pages of thousands. */
function Steps({ people, hasBefore, hasAfter, search, onSearch }: StepsProps) {
  const { t } = useTranslation("search");
  const same = fromStart(search);
  const [first, last] = [people[0], people.at(-1)];
  if (!hasBefore && !hasAfter) return null;
  return (
    <nav aria-label={t("people.pages")} className="mt-6 flex justify-center gap-3">
      <Button
        variant="outline"
        disabled={!hasBefore}
        onClick={() => onSearch({ ...same, ...(first && { before: first.id }) })}
      >
        <ChevronLeft aria-hidden strokeWidth={1.75} className="flip-rtl" />
        {t("people.previous")}
      </Button>
      <Button
        variant="outline"
        disabled={!hasAfter}
        onClick={() => onSearch({ ...same, ...(last && { after: last.id }) })}
      >
        {t("people.next")}
        <ChevronRight aria-hidden strokeWidth={1.75} className="flip-rtl" />
      </Button>
    </nav>
  );
}

/** Everybody by name, narrowed by what they are, whether they have left, and what is typed. */
export function PeoplePage({ search, onSearch }: PageProps) {
  const { t } = useTranslation(["search", "common"]);
  const query = useQuery(peopleQuery(search));
  return (
    <>
      <PageHeader title={t("common:titles.people")} description={t("people.hint")} />
      <PeopleFilters search={search} onSearch={onSearch} />
      <QueryView query={query}>
        {({ people, has_before: hasBefore, has_after: hasAfter }) =>
          people.length === 0 ? (
            <Nobody search={search} onSearch={onSearch} />
          ) : (
            <>
              <PeopleTable people={people} />
              <Steps {...{ people, hasBefore, hasAfter, search, onSearch }} />
            </>
          )
        }
      </QueryView>
    </>
  );
}
