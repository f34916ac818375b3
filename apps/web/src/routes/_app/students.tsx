import { createFileRoute } from "@tanstack/react-router";

import { StudentsForTeachers } from "../../features/students/components/students-for-teachers.tsx";
import { StudentsPage } from "../../features/students/components/students-page.tsx";

export const Route = createFileRoute("/_app/students")({
  staticData: { page: "students", namespaces: ["students", "errors"] },
  component: StudentsRoute,
});

function StudentsRoute() {
  const { user } = Route.useRouteContext();
  return user.role === "T" ? <StudentsPage /> : <StudentsForTeachers />;
}
