import { createFileRoute } from "@tanstack/react-router";

import { StudentsPage } from "../../features/students/components/students-page.tsx";

export const Route = createFileRoute("/_app/students")({
  staticData: { page: "students", namespaces: ["students", "errors"] },
  component: StudentsPage,
});
