import { createFileRoute } from "@tanstack/react-router";

import { LoginPage } from "../../features/auth/components/login-page.tsx";
import { restoreSession } from "../../features/auth/route-guards.ts";

export const Route = createFileRoute("/_public/login")({
  ssr: false,
  staticData: { page: "login", namespaces: ["auth", "errors"] },
  beforeLoad: restoreSession,
  component: LoginPage,
});
