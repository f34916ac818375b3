import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";

import {
  GivenResources,
  ResourcesPage,
} from "../../features/learning/resources/components/resources-page.tsx";
import { parseResourceSearch } from "../../features/learning/resources/model/resource-search.ts";
import type { ResourceSearch } from "../../features/learning/resources/model/resource-search.ts";
import { resourcesQuery } from "../../features/learning/resources/queries.ts";
import { studentsQuery } from "../../features/people/students/queries.ts";
import { beginReading } from "../../lib/begin-reading.ts";
import { childrenQuery } from "../../lib/own-children.ts";
import { useReader } from "../../lib/own-homes.ts";
import { useChildNames } from "./-use-child-names.ts";

export const Route = createFileRoute("/_app/resources")({
  staticData: { page: "resources", namespaces: ["resources", "errors"] },
  validateSearch: parseResourceSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { user }, deps }) =>
    beginReading(
      resourcesQuery(deps),
      user.role === "T" && studentsQuery,
      user.role === "P" && childrenQuery,
    ),
  component: ResourcesRoute,
});

function ResourcesRoute() {
  const { user } = Route.useRouteContext();
  const reader = useReader(user);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const pupils = useQuery({ ...studentsQuery, enabled: user.role === "T" });
  const names = useChildNames(reader === "P");
  const list = {
    search,
    onSearch: (next: ResourceSearch) =>
      void navigate({ search: next, replace: true, resetScroll: next.page !== search.page }),
  };
  if (reader === "T") return <ResourcesPage pupils={pupils} {...list} />;
  return <GivenResources reader={reader} names={names} {...list} />;
}
