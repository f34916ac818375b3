import { createFileRoute } from "@tanstack/react-router";

import { RegisterPage } from "../../features/auth/components/register-page.tsx";
import { restoreSession } from "../../features/auth/route-guards.ts";

export const Route = createFileRoute("/_public/register")({
  ssr: false,
  staticData: { page: "register", namespaces: ["auth", "errors"] },
  beforeLoad: restoreSession,
  component: RegisterPage,
});
