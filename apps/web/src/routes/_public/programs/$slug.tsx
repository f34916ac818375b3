import { createFileRoute } from "@tanstack/react-router";

import { ProgrammePage } from "../../../features/face/programs/components/programme-page.tsx";
import { redirectSignedIn } from "../../../features/identity/authentication/model/route-guards.ts";

export const Route = createFileRoute("/_public/programs/$slug")({
  ssr: true,
  staticData: { page: "programme", namespaces: ["programs"] },
  beforeLoad: redirectSignedIn,
  component: ProgrammeRoute,
});

function ProgrammeRoute() {
  const { slug } = Route.useParams();
  return <ProgrammePage key={slug} slug={slug} />;
}
