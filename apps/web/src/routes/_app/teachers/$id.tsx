import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/teachers/$id")({
  staticData: { page: "teacher", namespaces: ["teachers", "booking", "lessons", "errors"] },
  component: () => null,
});
