import { createFileRoute } from "@tanstack/react-router";

import { SessionsPage } from "../../features/sessions/components/sessions-page.tsx";

export const Route = createFileRoute("/_app/sessions")({
  staticData: { page: "sessions", namespaces: ["sessions", "errors"] },
  component: SessionsPage,
});
