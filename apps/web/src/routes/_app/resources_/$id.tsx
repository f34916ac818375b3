import { createFileRoute } from "@tanstack/react-router";

import { useChildNames } from "../-use-child-names.ts";
import { ResourcePage } from "../../../features/learning/resources/components/resource-page.tsx";
import { resourceQuery } from "../../../features/learning/resources/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";
import { useReader } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/resources_/$id")({
  staticData: { page: "resources", namespaces: ["resources", "errors"] },
  loader: ({ params }) => beginReading(resourceQuery(params.id)),
  component: ResourceRoute,
});

function ResourceRoute() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  const reader = useReader(user);
  const names = useChildNames(reader === "P");
  return <ResourcePage key={id} id={id} names={names} />;
}
