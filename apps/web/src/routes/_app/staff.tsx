import { Outlet, createFileRoute, useMatches } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { RightGate } from "../../components/layout/right-gate.tsx";

export const Route = createFileRoute("/_app/staff")({ component: StaffRoute });

/** Closed by default: a page of staff says in its static data which right opens it. */
function StaffRoute() {
  const { t } = useTranslation("common");
  const { page, right } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  if (!page || !right) return null;
  return (
    <RightGate title={t(`titles.${page}`)} right={right}>
      <Outlet />
    </RightGate>
  );
}
