import { createFileRoute } from "@tanstack/react-router";

import { redirectSignedIn } from "../../features/authentication/model/route-guards.ts";
import { TermsPage } from "../../features/terms/components/terms-page.tsx";

export const Route = createFileRoute("/_public/terms")({
  ssr: true,
  staticData: { page: "terms", namespaces: ["terms"] },
  beforeLoad: redirectSignedIn,
  component: TermsPage,
});
