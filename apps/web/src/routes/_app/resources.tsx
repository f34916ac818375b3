import { createFileRoute } from "@tanstack/react-router";

import { ResourcesPage } from "../../features/resources/components/resources-page.tsx";

export const Route = createFileRoute("/_app/resources")({
  staticData: { page: "resources", namespaces: ["resources", "errors"] },
  component: ResourcesPage,
});
