import type { Homes } from "@riwaq/contracts/identity/users";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import {
  type StaffSection,
  staffSectionsFor,
} from "../../../../components/layout/staff-sections.ts";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { deviceTimeZone } from "../../../../lib/format.ts";
import { homesQuery } from "../../../../lib/own-homes.ts";
import { staffHomeQuery } from "../queries.ts";
import { DeskHeader } from "./desk/desk-header.tsx";
import { LiveDay } from "./desk/live-day.tsx";
import { WeekCard } from "./desk/week-card.tsx";
import { MissingTeachers } from "./missing-teachers.tsx";
import { StaffTasks } from "./staff-tasks.tsx";

const REFRESH_MS = 60_000;

/** What the sidebar has, for where it is shut away. */
function Sections({ sections }: { sections: StaffSection[] }) {
  const { t } = useTranslation(["dashboard", "common"]);
  return (
    <nav aria-labelledby="staff-pages" className="mt-8 lg:hidden">
      <h2 id="staff-pages" className="mb-2 text-xl">
        {t("staff.pages")}
      </h2>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {sections.map(({ to, key, Icon }) => (
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
  const sections = staffSectionsFor(own.rights);
  if (sections.length === 0) {
    return <EmptyState title={t("staff.none")} hint={t("common:rights.missing.askSomebody")} />;
  }
  const watches = own.rights.includes("lessons");
  return (
    <>
      {watches && <MissingTeachers />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <QueryView query={query}>{({ tasks }) => <StaffTasks tasks={tasks} />}</QueryView>
        {watches && <LiveDay />}
      </div>
      {watches && <WeekCard />}
      <Sections sections={sections} />
    </>
  );
}

/** What needs a person now, of what one decides about, and nothing that would be refused. */
export function StaffHome() {
  const query = useQuery(homesQuery);
  const { data: home } = useQuery(staffHomeQuery);
  return (
    <>
      <DeskHeader timeZone={home?.institute_time_zone ?? deviceTimeZone()} />
      <QueryView query={query}>{(own) => <Ready own={own} />}</QueryView>
    </>
  );
}
