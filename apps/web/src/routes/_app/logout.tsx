import { createFileRoute } from "@tanstack/react-router";

import { LogoutPage } from "../../features/identity/authentication/components/logout-page.tsx";

export const Route = createFileRoute("/_app/logout")({
  staticData: { page: "logout", namespaces: ["auth", "errors"] },
  component: LogoutPage,
});
