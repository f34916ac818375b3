import { createFileRoute } from "@tanstack/react-router";

import { useChildNames } from "../-use-child-names.ts";
import { ResourcePage } from "../../../features/learning/resources/components/resource-page.tsx";

export const Route = createFileRoute("/_app/resources_/$id")({
  staticData: { page: "resources", namespaces: ["resources", "errors"] },
  component: ResourceRoute,
});

function ResourceRoute() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  const names = useChildNames(user.role === "P");
  return <ResourcePage key={id} id={id} names={names} />;
}
