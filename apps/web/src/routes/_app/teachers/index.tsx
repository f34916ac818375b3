import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";

import { ForFamilies } from "../../../features/people/teachers/components/for-families.tsx";
import { RankingBar } from "../../../features/people/teachers/components/ranking-bar.tsx";
import { TeachersPage } from "../../../features/people/teachers/components/teachers-page.tsx";
import { rankedFor } from "../../../features/people/teachers/model/ranking.ts";
import { parseTeacherSearch } from "../../../features/people/teachers/model/teacher-search.ts";
import type { TeacherSearch } from "../../../features/people/teachers/model/teacher-search.ts";
import { programmesQuery, teachersQuery } from "../../../features/people/teachers/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";
import { wishesQuery } from "../../../lib/own-wishes.ts";

export const Route = createFileRoute("/_app/teachers/")({
  staticData: { page: "teachers", namespaces: ["teachers", "wishes", "lessons", "errors"] },
  validateSearch: parseTeacherSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { user }, deps }) => {
    if (user.role === "A") beginReading(teachersQuery(deps), programmesQuery);
    // In which order the list is asked for hangs on what the family seeks.
    else if (user.role !== "T") beginReading(wishesQuery, programmesQuery);
  },
  component: TeachersRoute,
});

function TeachersRoute() {
  const { user } = Route.useRouteContext();
  if (user.role === "T") return <ForFamilies />;
  return <Directory isFamily={user.role !== "A"} />;
}

function Directory({ isFamily }: { isFamily: boolean }) {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data, isPending } = useQuery({ ...wishesQuery, enabled: isFamily });
  const change = (next: TeacherSearch) =>
    void navigate({ search: next, replace: true, resetScroll: next.page !== search.page });
  const learnerId = data && rankedFor(search.for, data);
  const bar = data && (
    <RankingBar
      wishes={data}
      learnerId={learnerId}
      onChoose={(choice) => change({ ...parseTeacherSearch({ ...search, page: 1 }), for: choice })}
    />
  );
  const ranking = { learnerId, isUnknown: isFamily && isPending, bar };
  return <TeachersPage search={search} onSearch={change} ranking={ranking} />;
}
