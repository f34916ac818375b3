import { createFileRoute } from "@tanstack/react-router";

import { VerifyEmailPage } from "../../features/auth/components/verify-email-page.tsx";
import { parseLinkSearch } from "../../features/auth/model/link-search.ts";

export const Route = createFileRoute("/_public/verify-email")({
  ssr: false,
  staticData: { page: "verifyEmail", namespaces: ["auth", "errors"] },
  validateSearch: parseLinkSearch,
  component: VerifyEmailRoute,
});

function VerifyEmailRoute() {
  return <VerifyEmailPage token={Route.useSearch().token ?? ""} />;
}
