import type { Student } from "@riwaq/contracts/students";
import { useTranslation } from "react-i18next";

import { DataTable } from "../../../components/ui/data-table.tsx";
import type { Column } from "../../../components/ui/data-table.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { formatNumber } from "../../../lib/format.ts";
import { LastActivity } from "./last-activity.tsx";
import { PerformanceBadge } from "./performance-badge.tsx";
import { StudentProfileDialog } from "./student-profile-dialog.tsx";

function useColumns(): Column<Student>[] {
  const { t } = useTranslation("students");
  const { language } = useLanguage();
  return [
    {
      id: "name",
      place: "title",
      header: t("table.name"),
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    { id: "age", header: t("table.age"), cell: ({ age }) => formatNumber(age, language) },
    {
      id: "last-activity",
      header: t("table.lastActivity"),
      cell: (student) => <LastActivity date={student.last_activity} />,
    },
    {
      id: "performance",
      header: t("table.performance"),
      cell: ({ performance }) => <PerformanceBadge performance={performance} />,
    },
    {
      id: "actions",
      place: "actions",
      header: t("table.actions"),
      cell: (student) => <StudentProfileDialog student={student} />,
    },
  ];
}

export function StudentTable({ students }: { students: readonly Student[] }) {
  const { t } = useTranslation("students");
  return (
    <DataTable
      caption={t("title")}
      columns={useColumns()}
      rows={students}
      rowKey={({ id }) => id}
      isFramed={false}
    />
  );
}
