import { createFileRoute } from "@tanstack/react-router";

import { ResetPasswordPage } from "../../features/auth/components/reset-password-page.tsx";

export const Route = createFileRoute("/_public/reset-password")({
  ssr: false,
  staticData: { page: "resetPassword", namespaces: ["auth", "errors"] },
  component: ResetPasswordPage,
});
