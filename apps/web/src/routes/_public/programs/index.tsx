import { createFileRoute } from "@tanstack/react-router";

import { ProgramsPage } from "../../../features/face/programs/components/programs-page.tsx";
import { redirectSignedIn } from "../../../features/identity/authentication/model/route-guards.ts";

export const Route = createFileRoute("/_public/programs/")({
  ssr: true,
  staticData: { page: "programs", namespaces: ["programs"] },
  beforeLoad: redirectSignedIn,
  component: ProgramsPage,
});
