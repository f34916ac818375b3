import { createFileRoute } from "@tanstack/react-router";

import { TermsPage } from "../../features/face/terms/components/terms-page.tsx";
import { redirectSignedIn } from "../../features/identity/authentication/model/route-guards.ts";

export const Route = createFileRoute("/_public/terms")({
  ssr: true,
  staticData: { page: "terms", namespaces: ["terms"] },
  beforeLoad: redirectSignedIn,
  component: TermsPage,
});
