import { createFileRoute } from "@tanstack/react-router";

import { AllLessonsPage } from "../../../features/scheduling/sessions/components/all/all-lessons-page.tsx";
import { parseAllLessonsSearch } from "../../../features/scheduling/sessions/model/all-lessons-search.ts";
import { allLessonsQuery } from "../../../features/scheduling/sessions/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/lessons")({
  staticData: {
    page: "allLessons",
    right: "lessons",
    namespaces: ["sessions", "lessons", "cities", "booking", "reports", "errors"],
  },
  validateSearch: parseAllLessonsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void beginWithRight("lessons", allLessonsQuery(deps)),
  component: AllLessonsRoute,
});

function AllLessonsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AllLessonsPage
      search={search}
      onSearch={(next) =>
        void navigate({ search: parseAllLessonsSearch(next), replace: true, resetScroll: false })
      }
    />
  );
}
