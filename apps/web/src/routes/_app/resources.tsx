import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { useReaderZone } from "../../features/dashboard/api/reader-zone.ts";
import { ResourcesForTeachers } from "../../features/resources/components/resources-for-teachers.tsx";
import { ResourcesPage } from "../../features/resources/components/resources-page.tsx";
import { StudentField } from "../../features/students/components/student-field.tsx";
import { deviceTimeZone } from "../../lib/format.ts";

export const Route = createFileRoute("/_app/resources")({
  staticData: { page: "resources", namespaces: ["resources", "students", "errors"] },
  component: ResourcesRoute,
});

function ResourcesRoute() {
  const { user } = Route.useRouteContext();
  return user.role === "T" ? <TeacherResources /> : <ResourcesForTeachers />;
}

function TeacherResources() {
  const { t } = useTranslation("resources");
  const timeZone = useReaderZone() ?? deviceTimeZone();
  return (
    <ResourcesPage timeZone={timeZone} studentField={<StudentField label={t("add.assign")} />} />
  );
}
