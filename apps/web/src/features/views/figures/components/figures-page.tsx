import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useCity } from "../../../../lib/use-city.ts";
import { type FiguresSearch, parseFiguresSearch } from "../model/figures-search.ts";
import { figuresQuery } from "../queries.ts";
import { FatePatterns } from "./fate-patterns.tsx";
import { FiguresFilters } from "./figures-filters.tsx";
import { MonthSections } from "./figures-sections.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { PartSections } from "./part-sections.tsx";

type PageProps = {
  search: FiguresSearch;
  onSearch: (search: FiguresSearch) => void;
};

function Nothing({ search, onSearch }: PageProps) {
  const { t } = useTranslation("figures");
  const isNarrowed = Object.keys(search).length > 0;
  const clear = (
    <Button variant="outline" onClick={() => onSearch({})}>
      {t("filters.clear")}
    </Button>
  );
  return (
    <EmptyState title={t("empty")} hint={t("emptyHint")} {...(isNarrowed && { action: clear })} />
  );
}

/** The institute in numbers: each picture beside its table, and every table to take along. */
export function FiguresPage({ search, onSearch }: PageProps) {
  const { t } = useTranslation(["figures", "common"]);
  const cityOf = useCity();
  const query = useQuery(figuresQuery(search));
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t("common:titles.figures")}
        {...(data && { description: t("description", { city: cityOf(data.time_zone) }) })}
      />
      <FiguresFilters
        search={search}
        choices={data?.choices}
        onChange={(change) => onSearch(parseFiguresSearch({ ...search, ...change }))}
      />
      <svg aria-hidden width="0" height="0" className="absolute">
        <FatePatterns />
      </svg>
      <QueryView
        query={query}
        isEmpty={({ total }) => total.lessons === 0}
        empty={<Nothing search={search} onSearch={onSearch} />}
      >
        {(figures) => (
          <div className="space-y-5">
            <KeyFigures total={figures.total} />
            <MonthSections figures={figures} search={search} />
            <PartSections figures={figures} search={search} />
          </div>
        )}
      </QueryView>
    </>
  );
}
