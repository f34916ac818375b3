import { createFileRoute } from "@tanstack/react-router";

import { redirectSignedIn } from "../../features/authentication/model/route-guards.ts";
import { CurriculumPage } from "../../features/curriculum/components/curriculum-page.tsx";

export const Route = createFileRoute("/_public/curriculum")({
  ssr: true,
  staticData: { page: "curriculum", namespaces: ["curriculum"] },
  beforeLoad: redirectSignedIn,
  component: CurriculumPage,
});
