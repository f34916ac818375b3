import type { Homes } from "@riwaq/contracts/identity/users";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { appLinksFor } from "../../../../components/layout/app-links.ts";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { homesQuery } from "../../../../lib/own-homes.ts";
import { staffHomeQuery } from "../queries.ts";
import { MissingTeachers } from "./missing-teachers.tsx";
import { StaffTasks } from "./staff-tasks.tsx";

const REFRESH_MS = 60_000;

/** What the sidebar has, for where it is shut away. */
function Pages({ links }: { links: ReturnType<typeof appLinksFor>["staff"] }) {
  const { t } = useTranslation(["dashboard", "common"]);
  return (
    <nav aria-labelledby="staff-pages" className="mt-8 lg:hidden">
      <h2 id="staff-pages" className="mb-2 text-xl">
        {t("staff.pages")}
      </h2>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {links.map(({ to, key, Icon }) => (
          <li key={key} className="border-t border-line">
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 px-1 py-2 hover:bg-paper-deep"
            >
              <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-ink-muted" />
              {t(`common:${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Ready({ own }: { own: Homes }) {
  const { t } = useTranslation(["dashboard", "common"]);
  const query = useQuery({ ...staffHomeQuery, refetchInterval: REFRESH_MS });
  const { staff } = appLinksFor("A", own);
  if (staff.length === 0) {
    return <EmptyState title={t("staff.none")} hint={t("common:rights.missing.askSomebody")} />;
  }
  return (
    <div className="max-w-3xl">
      {own.rights.includes("people") && <MissingTeachers />}
      <QueryView query={query}>{({ tasks }) => <StaffTasks tasks={tasks} />}</QueryView>
      <Pages links={staff} />
    </div>
  );
}

/** What needs a person now, of what one decides about, and nothing that would be refused. */
export function StaffHome() {
  const { t } = useTranslation("dashboard");
  const query = useQuery(homesQuery);
  return (
    <>
      <PageHeader title={t("title")} description={t("home.A")} />
      <QueryView query={query}>{(own) => <Ready own={own} />}</QueryView>
    </>
  );
}
