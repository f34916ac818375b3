import { createFileRoute, useHydrated, useLocation } from "@tanstack/react-router";

import { LoginPage } from "../../features/identity/authentication/components/login-page.tsx";
import { restoreSession } from "../../features/identity/authentication/model/route-guards.ts";
import { useInstitute } from "../../lib/institute.ts";

export const Route = createFileRoute("/_public/login")({
  ssr: true,
  staticData: { page: "login", namespaces: ["auth", "errors"] },
  beforeLoad: restoreSession,
  component: LoginRoute,
});

const NOTHING: { isNewAccount?: boolean; email?: string } = {};

/** What registration left in the history is still there when the page, which was written without it, is opened again. */
function useArrival() {
  const { state } = useLocation();
  return useHydrated() ? state : NOTHING;
}

function LoginRoute() {
  const { isNewAccount = false, email = "" } = useArrival();
  return (
    <LoginPage
      demoAccounts={useInstitute()?.demo_accounts ?? []}
      isNewAccount={isNewAccount}
      email={email}
    />
  );
}
