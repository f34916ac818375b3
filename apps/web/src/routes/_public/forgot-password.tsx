import { createFileRoute } from "@tanstack/react-router";

import { ForgotPasswordPage } from "../../features/identity/authentication/components/forgot-password-page.tsx";
import { restoreSession } from "../../features/identity/authentication/model/route-guards.ts";
import { WithQueries } from "../../lib/with-queries.tsx";

export const Route = createFileRoute("/_public/forgot-password")({
  ssr: false,
  staticData: { page: "forgotPassword", namespaces: ["auth", "errors"] },
  beforeLoad: restoreSession,
  component: ForgotPasswordRoute,
});

function ForgotPasswordRoute() {
  return (
    <WithQueries>
      <ForgotPasswordPage />
    </WithQueries>
  );
}
