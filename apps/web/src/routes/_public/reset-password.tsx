import { createFileRoute } from "@tanstack/react-router";

import { ResetPasswordPage } from "../../features/identity/authentication/components/reset-password-page.tsx";
import { parseLinkSearch } from "../../features/identity/authentication/model/link-search.ts";
import { WithQueries } from "../../lib/with-queries.tsx";

export const Route = createFileRoute("/_public/reset-password")({
  ssr: false,
  staticData: { page: "resetPassword", namespaces: ["auth", "errors"] },
  validateSearch: parseLinkSearch,
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  return (
    <WithQueries>
      <ResetPasswordPage token={Route.useSearch().token ?? ""} />
    </WithQueries>
  );
}
