import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/children")({
  staticData: { page: "children", namespaces: ["children", "lessons", "errors"] },
  component: () => null,
});
