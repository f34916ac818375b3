import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/sessions_/clock-changes")({
  staticData: { page: "clockChanges", namespaces: ["sessions", "lessons", "errors"] },
  component: () => null,
});
