import { createFileRoute } from "@tanstack/react-router";

import { VerifyEmailPage } from "../../features/authentication/components/verify-email-page.tsx";
import { parseLinkSearch } from "../../features/authentication/model/link-search.ts";
import { WithQueries } from "../../lib/with-queries.tsx";

export const Route = createFileRoute("/_public/verify-email")({
  ssr: false,
  staticData: { page: "verifyEmail", namespaces: ["auth", "errors"] },
  validateSearch: parseLinkSearch,
  component: VerifyEmailRoute,
});

function VerifyEmailRoute() {
  return (
    <WithQueries>
      <VerifyEmailPage token={Route.useSearch().token ?? ""} />
    </WithQueries>
  );
}
