import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ResourcesForTeachers } from "../../features/resources/components/resources-for-teachers.tsx";
import { ResourcesPage } from "../../features/resources/components/resources-page.tsx";
import { StudentField } from "../../features/students/components/student-field.tsx";

export const Route = createFileRoute("/_app/resources")({
  staticData: { page: "resources", namespaces: ["resources", "students", "errors"] },
  component: ResourcesRoute,
});

function ResourcesRoute() {
  const { t } = useTranslation("resources");
  const { user } = Route.useRouteContext();
  if (user.role !== "T") return <ResourcesForTeachers />;
  return <ResourcesPage studentField={<StudentField label={t("add.assign")} />} />;
}
