import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/staff/holidays")({
  staticData: { page: "holidays", namespaces: ["staff", "lessons", "errors"] },
  component: () => null,
});
