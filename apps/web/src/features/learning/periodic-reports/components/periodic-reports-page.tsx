import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { PeriodicReports } from "@riwaq/contracts/learning/periodic-reports";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { ClosedPage } from "../../../../components/layout/closed-page.tsx";
import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Pagination } from "../../../../components/ui/pagination.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { parsePeriodicSearch } from "../model/periodic-search.ts";
import type { PeriodicSearch } from "../model/periodic-search.ts";
import { periodicReportsQuery } from "../queries.ts";
import { PeriodicFilter } from "./periodic-filter.tsx";
import { PeriodicRow } from "./periodic-row.tsx";

/** Pupils are not written to by it. */
type Reader = Exclude<CurrentUser["role"], "S">;

type ListProps = {
  reader: Reader;
  search: PeriodicSearch;
  onSearch: (search: PeriodicSearch) => void;
};

function Nothing({ reader, search, onSearch }: ListProps) {
  const { t } = useTranslation("reports");
  if (!search.status && !search.student) {
    return <EmptyState title={t("periodic.empty")} hint={t(`periodic.emptyHint.${reader}`)} />;
  }
  const action = (
    <Button variant="outline" onClick={() => onSearch({})}>
      {t("periodic.showAll")}
    </Button>
  );
  return <EmptyState title={t("periodic.emptyHere")} action={action} />;
}

function Found({ found, reader, search, onSearch }: ListProps & { found: PeriodicReports }) {
  const { t } = useTranslation("reports");
  const { reports, page, pages } = found;
  return (
    <div className="space-y-6">
      <ul
        aria-label={t("periodic.title")}
        className="divide-y divide-line rounded-md border border-line bg-surface"
      >
        {reports.map((report) => (
          <PeriodicRow key={report.id} report={report} reader={reader} />
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          page={page}
          pageCount={pages}
          onPage={(next) => onSearch(parsePeriodicSearch({ ...search, page: next }))}
        />
      )}
    </div>
  );
}

function List(props: ListProps) {
  const query = useQuery(periodicReportsQuery(props.search));
  return (
    <QueryView
      query={query}
      isEmpty={({ reports }) => reports.length === 0 && !query.isPlaceholderData}
      empty={<Nothing {...props} />}
    >
      {(found) => <Found {...props} found={found} />}
    </QueryView>
  );
}

type PeriodicReportsPageProps = Omit<ListProps, "reader"> & {
  reader: CurrentUser["role"];
  /** Of a parent, by id. */
  names: ReadonlyMap<string, string>;
};

/** The quarterly reports: to write, to decide on, or to read. */
export function PeriodicReportsPage({ reader, names, ...list }: PeriodicReportsPageProps) {
  const { t } = useTranslation("reports");
  if (reader === "S") {
    return (
      <ClosedPage
        title={t("periodic.title")}
        reason={t("periodic.closed")}
        hint={t("periodic.closedHint")}
      />
    );
  }
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={t("periodic.title")} description={t(`periodic.intro.${reader}`)} />
      <p className="-mt-4 mb-6">
        <TermsLink section="progress" />
      </p>
      <PeriodicFilter reader={reader} names={names} {...list}>
        <List reader={reader} {...list} />
      </PeriodicFilter>
    </div>
  );
}
