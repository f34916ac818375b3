import { createFileRoute } from "@tanstack/react-router";

import { CurriculumPage } from "../../features/face/curriculum/components/curriculum-page.tsx";
import { redirectSignedIn } from "../../features/identity/authentication/model/route-guards.ts";

export const Route = createFileRoute("/_public/curriculum")({
  ssr: true,
  staticData: { page: "curriculum", namespaces: ["curriculum"] },
  beforeLoad: redirectSignedIn,
  component: CurriculumPage,
});
