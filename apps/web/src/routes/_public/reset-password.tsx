import { createFileRoute } from "@tanstack/react-router";

import { ResetPasswordPage } from "../../features/auth/components/reset-password-page.tsx";
import { parseLinkSearch } from "../../features/auth/model/link-search.ts";

export const Route = createFileRoute("/_public/reset-password")({
  ssr: false,
  staticData: { page: "resetPassword", namespaces: ["auth", "errors"] },
  validateSearch: parseLinkSearch,
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  return <ResetPasswordPage token={Route.useSearch().token ?? ""} />;
}
