import { createFileRoute } from "@tanstack/react-router";

import { paths } from "../../../config/paths.ts";
import { LeavesPage } from "../../../features/scheduling/leave/components/leaves-page.tsx";
import { parseLeaveSearch } from "../../../features/scheduling/leave/model/leave-search.ts";
import { staffLeavesQuery } from "../../../features/scheduling/leave/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/leave/")({
  staticData: { page: "staffLeave", right: "lessons", namespaces: ["leave", "errors"] },
  validateSearch: parseLeaveSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void beginWithRight("lessons", staffLeavesQuery(deps)),
  component: StaffLeavesRoute,
});

function StaffLeavesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LeavesPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      onOpen={(id) => void navigate({ to: paths.staffLeave, params: { id } })}
    />
  );
}
