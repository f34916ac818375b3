import { createFileRoute } from "@tanstack/react-router";

import { TeacherPage } from "../../../features/teachers/components/teacher-page.tsx";

export const Route = createFileRoute("/_app/teachers/$id")({
  staticData: { page: "teacher", namespaces: ["teachers", "booking", "lessons", "errors"] },
  component: TeacherRoute,
});

function TeacherRoute() {
  const { id } = Route.useParams();
  return <TeacherPage id={id} booking={() => null} />;
}
