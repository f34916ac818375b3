import { createFileRoute } from "@tanstack/react-router";

import { InstitutePage } from "../../../features/institute/institute/components/institute-page.tsx";
import { institute } from "../../../lib/institute.ts";

export const Route = createFileRoute("/_app/staff/institute")({
  staticData: { page: "institute", right: "content", namespaces: ["staff", "errors"] },
  loader: () => void institute.load(),
  component: InstituteRoute,
});

function InstituteRoute() {
  return <InstitutePage />;
}
