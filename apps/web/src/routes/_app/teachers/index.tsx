import { createFileRoute } from "@tanstack/react-router";

import { ForFamilies } from "../../../features/people/teachers/components/for-families.tsx";
import { TeachersPage } from "../../../features/people/teachers/components/teachers-page.tsx";
import { parseTeacherSearch } from "../../../features/people/teachers/model/teacher-search.ts";
import type { TeacherSearch } from "../../../features/people/teachers/model/teacher-search.ts";
import { programmesQuery, teachersQuery } from "../../../features/people/teachers/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/teachers/")({
  staticData: { page: "teachers", namespaces: ["teachers", "lessons", "errors"] },
  validateSearch: parseTeacherSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { user }, deps }) => {
    if (user.role !== "T") beginReading(teachersQuery(deps), programmesQuery);
  },
  component: TeachersRoute,
});

function TeachersRoute() {
  const { user } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (user.role === "T") return <ForFamilies />;
  const change = (next: TeacherSearch) =>
    void navigate({ search: next, replace: true, resetScroll: next.page !== search.page });
  return <TeachersPage search={search} onSearch={change} />;
}
