import { createFileRoute } from "@tanstack/react-router";

import { PeoplePage } from "../../../features/views/search/components/people-page.tsx";
import { parsePeopleSearch } from "../../../features/views/search/model/people-search.ts";
import { peopleQuery } from "../../../features/views/search/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/people/")({
  staticData: { page: "people", right: "people", namespaces: ["search", "errors"] },
  validateSearch: parsePeopleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void beginWithRight("people", peopleQuery(deps)),
  component: PeopleRoute,
});

function PeopleRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PeoplePage
      search={search}
      onSearch={(next) =>
        void navigate({ search: parsePeopleSearch(next), replace: true, resetScroll: false })
      }
    />
  );
}
