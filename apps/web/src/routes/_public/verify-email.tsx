import { createFileRoute } from "@tanstack/react-router";

import { paths } from "../../config/paths.ts";
import { VerifyEmailPage } from "../../features/identity/authentication/components/verify-email-page.tsx";
import { parseVerifySearch } from "../../features/identity/authentication/model/link-search.ts";
import { WithQueries } from "../../lib/with-queries.tsx";

export const Route = createFileRoute("/_public/verify-email")({
  ssr: false,
  staticData: { page: "verifyEmail", namespaces: ["auth", "errors"] },
  validateSearch: parseVerifySearch,
  component: VerifyEmailRoute,
});

function VerifyEmailRoute() {
  const { token = "", next } = Route.useSearch();
  return (
    <WithQueries>
      <VerifyEmailPage token={token} next={next ?? paths.home} />
    </WithQueries>
  );
}
