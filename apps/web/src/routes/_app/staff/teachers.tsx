import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/staff/teachers")({
  staticData: { page: "applicants", namespaces: ["staff", "teachers", "lessons", "errors"] },
  component: () => null,
});
