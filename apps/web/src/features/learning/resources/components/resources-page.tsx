import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { Resource, Resources } from "@riwaq/contracts/learning/resources";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Pagination } from "../../../../components/ui/pagination.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import type { PupilList } from "../model/pupil-list.ts";
import { isNarrowed, parseResourceSearch } from "../model/resource-search.ts";
import type { ResourceSearch } from "../model/resource-search.ts";
import { resourcesQuery } from "../queries.ts";
import { AddResourceDialog } from "./add-resource-dialog.tsx";
import { FamilyTable } from "./family-table.tsx";
import { ResourceFilters } from "./resource-filters.tsx";
import { ResourceTable } from "./resource-table.tsx";

const TEXT_LINK = "inline-flex min-h-11 items-center text-primary underline underline-offset-4";

type Reader = CurrentUser["role"];

type ListProps = {
  reader: Reader;
  search: ResourceSearch;
  onSearch: (search: ResourceSearch) => void;
  children: (resources: readonly Resource[]) => ReactNode;
};

function Nothing({ reader, search, onSearch }: Omit<ListProps, "children">) {
  const { t } = useTranslation("resources");
  if (!isNarrowed(search)) {
    return <EmptyState title={t("empty.title")} hint={t(`empty.hint.${reader}`)} />;
  }
  const clear = (
    <Button variant="outline" onClick={() => onSearch({})}>
      {t("filtered.clear")}
    </Button>
  );
  return <EmptyState title={t("empty.title")} hint={t("filtered.hint")} action={clear} />;
}

function Found({
  found,
  search,
  onSearch,
  children,
}: Omit<ListProps, "reader"> & { found: Resources }) {
  const { page, pages, resources } = found;
  return (
    <div className="space-y-6">
      {children(resources)}
      {pages > 1 && (
        <Pagination
          page={page}
          pageCount={pages}
          onPage={(next) => onSearch(parseResourceSearch({ ...search, page: next }))}
        />
      )}
    </div>
  );
}

function ResourceList(props: ListProps) {
  const query = useQuery(resourcesQuery(props.search));
  return (
    <>
      <ResourceFilters search={props.search} onSearch={props.onSearch} />
      <QueryView
        query={query}
        isEmpty={({ resources }) => resources.length === 0 && !query.isPlaceholderData}
        empty={<Nothing {...props} />}
      >
        {(found) => <Found {...props} found={found} />}
      </QueryView>
    </>
  );
}

type PageProps = Pick<ListProps, "search" | "onSearch">;

/** What else pupils learn with: it is made on pages of its own. */
function PractisedToo() {
  const { t } = useTranslation(["resources", "common"]);
  return (
    <nav aria-label={t("practised")} className="mb-4 flex flex-wrap gap-x-5">
      <Link to={paths.cards} className={TEXT_LINK}>
        {t("common:titles.cards")}
      </Link>
      <Link to={paths.earPairs} className={TEXT_LINK}>
        {t("common:titles.earPairs")}
      </Link>
      <Link to={paths.earPlacement} className={TEXT_LINK}>
        {t("common:titles.earPlacement")}
      </Link>
    </nav>
  );
}

/** A teacher's learning material. */
export function ResourcesPage({ pupils, ...list }: PageProps & { pupils: PupilList }) {
  const { t } = useTranslation("resources");
  return (
    <>
      <PageHeader title={t("title")} actions={<AddResourceDialog pupils={pupils} />} />
      <PractisedToo />
      <ResourceList reader="T" {...list}>
        {(resources) => <ResourceTable resources={resources} pupils={pupils} />}
      </ResourceList>
    </>
  );
}

type GivenResourcesProps = PageProps & {
  reader: Exclude<Reader, "T">;
  names: ReadonlyMap<string, string>;
};

/** What teachers have given to the reader or to the reader's children; staff see all of it. */
export function GivenResources({ reader, names, ...list }: GivenResourcesProps) {
  const { t } = useTranslation("resources");
  return (
    <>
      <PageHeader title={t("title")} description={t(`intro.${reader}`)} />
      <ResourceList reader={reader} {...list}>
        {(resources) => <FamilyTable resources={resources} names={names} />}
      </ResourceList>
    </>
  );
}
