import { createFileRoute } from "@tanstack/react-router";

import { redirectSignedIn } from "../../features/authentication/model/route-guards.ts";
import { ProgramsPage } from "../../features/programs/components/programs-page.tsx";

export const Route = createFileRoute("/_public/programs")({
  ssr: true,
  staticData: { page: "programs", namespaces: ["programs"] },
  beforeLoad: redirectSignedIn,
  component: ProgramsPage,
});
