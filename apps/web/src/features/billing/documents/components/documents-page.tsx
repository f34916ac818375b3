import type { StaffDocuments } from "@riwaq/contracts/billing/documents";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Pagination } from "../../../../components/ui/pagination.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { narrowed } from "../model/documents-search.ts";
import { documentsQuery } from "../queries.ts";
import { ChainCheck } from "./chain-check.tsx";
import { DocumentFilters, type DocumentsProps } from "./document-filters.tsx";
import { DocumentTable } from "./document-table.tsx";
import { FilesCard } from "./files-card.tsx";

function Nothing({ search, onSearch }: DocumentsProps) {
  const { t } = useTranslation("documents");
  if (Object.keys(search).length === 0) {
    return <EmptyState title={t("list.empty")} hint={t("list.emptyHint")} />;
  }
  return (
    <EmptyState
      title={t("list.noneFound")}
      hint={t("list.noneFoundHint")}
      action={
        <Button variant="outline" onClick={() => onSearch({})}>
          {t("list.clear")}
        </Button>
      }
    />
  );
}

function Found({ found, ...props }: DocumentsProps & { found: StaffDocuments }) {
  const { search, onSearch } = props;
  const { documents, count, page, page_count: pageCount } = found;
  return (
    <div className="space-y-6">
      {count === 0 ? <Nothing {...props} /> : <DocumentTable documents={documents} />}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          onPage={(next) => onSearch(narrowed(search, { page: next }))}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <FilesCard today={found.today} years={found.years} />
        <ChainCheck />
      </div>
    </div>
  );
}

/** Every invoice and credit note, for staff who decide about money. */
export function DocumentsPage(props: DocumentsProps) {
  const { t } = useTranslation(["documents", "common"]);
  const query = useQuery(documentsQuery(props.search));
  return (
    <>
      <PageHeader title={t("common:titles.documents")} description={t("intro")} />
      <DocumentFilters {...props} />
      <QueryView query={query}>{(found) => <Found found={found} {...props} />}</QueryView>
    </>
  );
}
