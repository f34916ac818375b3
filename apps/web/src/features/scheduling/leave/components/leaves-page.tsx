import { LEAVE_VIEWS, type Leave, type StaffLeaves } from "@riwaq/contracts/scheduling/leave";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Pagination } from "../../../../components/ui/pagination.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { type LeaveSearch, parseLeaveSearch } from "../model/leave-search.ts";
import { staffLeavesQuery } from "../queries.ts";
import { EnterLeave } from "./enter-leave.tsx";
import { LeaveCount, LeaveDays, LeaveState } from "./leave-words.tsx";

type PageProps = {
  search: LeaveSearch;
  onSearch: (search: LeaveSearch) => void;
  onOpen: (id: string) => void;
};

function Views({ search, onSearch }: Pick<PageProps, "search" | "onSearch">) {
  const { t } = useTranslation("leave");
  const shown = search.view ?? "open";
  return (
    <div role="group" aria-label={t("list.filter")} className="mb-6 flex flex-wrap gap-1">
      {LEAVE_VIEWS.map((view) => (
        <Button
          key={view}
          variant={view === shown ? "secondary" : "ghost"}
          aria-pressed={view === shown}
          onClick={() => onSearch(parseLeaveSearch({ view }))}
        >
          {t(`list.views.${view}`)}
        </Button>
      ))}
    </div>
  );
}

/** The whole line leads to its lessons. */
function Line({ leave }: { leave: Leave }) {
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 hover:bg-paper-deep/50">
      <div className="min-w-0 grow basis-64">
        <Link
          to={paths.staffLeave}
          params={{ id: leave.id }}
          className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <bdi>{leave.teacher_name}</bdi>
        </Link>
        <p>
          <LeaveDays leave={leave} />
        </p>
        {leave.words !== "" && (
          <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
            {leave.words}
          </p>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        <LeaveCount leave={leave} />
      </p>
      <LeaveState leave={leave} />
    </li>
  );
}

function Found({ search, onSearch, found }: Omit<PageProps, "onOpen"> & { found: StaffLeaves }) {
  const { t } = useTranslation("leave");
  const { leaves, page, pages } = found;
  const view = search.view ?? "open";
  if (leaves.length === 0) {
    return <EmptyState title={t(`list.empty.${view}`)} hint={t("list.emptyHint")} />;
  }
  return (
    <div className="space-y-8">
      <ul
        aria-label={t(`list.views.${view}`)}
        className="divide-y divide-line rounded-md border border-line bg-surface px-5"
      >
        {leaves.map((leave) => (
          <Line key={leave.id} leave={leave} />
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          page={page}
          pageCount={pages}
          onPage={(next) => onSearch(parseLeaveSearch({ ...search, page: next }))}
        />
      )}
    </div>
  );
}

/** Who is away, asked for or entered, for the desk: each leads to its lessons. */
export function LeavesPage({ search, onSearch, onOpen }: PageProps) {
  const { t } = useTranslation(["leave", "common"]);
  const query = useQuery(staffLeavesQuery(search));
  return (
    <>
      <PageHeader
        title={t("common:titles.staffLeave")}
        description={t("list.intro")}
        actions={<EnterLeave teachers={query.data?.teachers ?? []} onEntered={onOpen} />}
      />
      <Views search={search} onSearch={onSearch} />
      <QueryView query={query} isEmpty={() => false}>
        {(found) => <Found search={search} onSearch={onSearch} found={found} />}
      </QueryView>
    </>
  );
}
