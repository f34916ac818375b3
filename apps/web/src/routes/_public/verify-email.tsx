import { createFileRoute } from "@tanstack/react-router";

import { VerifyEmailPage } from "../../features/auth/components/verify-email-page.tsx";

export const Route = createFileRoute("/_public/verify-email")({
  ssr: false,
  staticData: { page: "verifyEmail", namespaces: ["auth", "errors"] },
  component: VerifyEmailPage,
});
