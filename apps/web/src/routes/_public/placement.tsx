import { createFileRoute } from "@tanstack/react-router";

import { PlacementPage } from "../../features/people/placement/components/placement-page.tsx";

export const Route = createFileRoute("/_public/placement")({
  ssr: true,
  staticData: { isForEveryone: true, page: "placement", namespaces: ["placement", "errors"] },
  component: PlacementPage,
});
