import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Pagination } from "../../../../components/ui/pagination.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { narrowed } from "../model/leads-search.ts";
import { leadsQuery } from "../queries.ts";
import { LeadDialog } from "./lead-dialog.tsx";
import { LeadFilters, type LeadsProps } from "./lead-filters.tsx";
import { LeadTable } from "./lead-table.tsx";
import type { Book } from "./suggestions.tsx";

function Nobody({ search, onSearch }: LeadsProps) {
  const { t } = useTranslation("leads");
  const isNarrowed = Object.keys(search).length > 0;
  const clear = isNarrowed && (
    <Button variant="outline" onClick={() => onSearch({})}>
      {t("clear")}
    </Button>
  );
  return <EmptyState title={t("empty")} hint={t("emptyHint")} action={clear} />;
}

/** Everybody who waits for the institute, in one list. */
export function LeadsPage({ search, onSearch, book }: LeadsProps & { book: Book }) {
  const { t } = useTranslation("leads");
  const { lead, ...list } = search;
  const query = useQuery(leadsQuery(list));
  return (
    <>
      <PageHeader title={t("title")} description={t("intro")} />
      <LeadFilters search={search} onSearch={onSearch} />
      <QueryView
        query={query}
        isEmpty={({ count }) => count === 0}
        empty={<Nobody search={list} onSearch={onSearch} />}
      >
        {({ leads, page, page_count, time_zone }) => (
          <div className="space-y-6">
            <LeadTable
              leads={leads}
              zone={time_zone}
              onOpen={(id) => onSearch({ ...search, lead: id })}
            />
            {page_count > 1 && (
              <Pagination
                page={page}
                pageCount={page_count}
                onPage={(next) => onSearch(narrowed(search, { page: next }))}
              />
            )}
          </div>
        )}
      </QueryView>
      {lead && <LeadDialog id={lead} book={book} onClose={() => onSearch(list)} />}
    </>
  );
}
