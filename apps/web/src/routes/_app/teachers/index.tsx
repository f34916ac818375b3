import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/teachers/")({
  staticData: { page: "teachers", namespaces: ["teachers", "lessons", "errors"] },
  component: () => null,
});
