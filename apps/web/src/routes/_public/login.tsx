import { createFileRoute, useLocation } from "@tanstack/react-router";

import { LoginPage } from "../../features/authentication/components/login-page.tsx";
import { restoreSession } from "../../features/authentication/model/route-guards.ts";
import { useInstitute } from "../../lib/institute.ts";
import { WithQueries } from "../../lib/with-queries.tsx";

export const Route = createFileRoute("/_public/login")({
  ssr: false,
  staticData: { page: "login", namespaces: ["auth", "errors"] },
  beforeLoad: restoreSession,
  component: LoginRoute,
});

function LoginRoute() {
  const isNewAccount = useLocation({ select: ({ state }) => state.isNewAccount === true });
  return (
    <WithQueries>
      <LoginPage demoAccounts={useInstitute()?.demo_accounts ?? []} isNewAccount={isNewAccount} />
    </WithQueries>
  );
}
