import type { Student } from "@riwaq/contracts/people/students";
import { useTranslation } from "react-i18next";

import { DataTable } from "../../../../components/ui/data-table.tsx";
import type { Column } from "../../../../components/ui/data-table.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { sortedBy } from "../model/student-search.ts";
import type { StudentSearch, StudentSort } from "../model/student-search.ts";
import { LastActivity } from "./last-activity.tsx";
import { PerformanceBadge } from "./performance-badge.tsx";
import { StudentProfileDialog } from "./student-profile-dialog.tsx";

type StudentTableProps = {
  students: readonly Student[];
  search: StudentSearch;
  onSearch: (search: StudentSearch) => void;
};

const DIRECTIONS = { asc: "ascending", desc: "descending" } as const;

function sortingOf({ search, onSearch }: StudentTableProps, column: StudentSort) {
  const { sort = "name", order = "asc" } = search;
  return {
    direction: sort === column ? DIRECTIONS[order] : ("none" as const),
    onSort: () => onSearch(sortedBy(search, column)),
  };
}

function useColumns(table: StudentTableProps): Column<Student>[] {
  const { t } = useTranslation("students");
  const { language } = useLanguage();
  return [
    {
      id: "name",
      place: "title",
      header: t("table.name"),
      cell: ({ name }) => <bdi className="wrap-anywhere">{name}</bdi>,
      sorting: sortingOf(table, "name"),
    },
    {
      id: "age",
      header: t("table.age"),
      cell: ({ age }) => formatNumber(age, language),
      sorting: sortingOf(table, "age"),
    },
    {
      id: "last-activity",
      header: t("table.lastActivity"),
      cell: (student) => <LastActivity date={student.last_activity} />,
      sorting: sortingOf(table, "last_activity"),
    },
    {
      id: "performance",
      header: t("table.performance"),
      cell: ({ performance }) => <PerformanceBadge performance={performance} />,
      sorting: sortingOf(table, "performance"),
    },
    {
      id: "actions",
      place: "actions",
      header: t("table.actions"),
      cell: (student) => <StudentProfileDialog student={student} />,
    },
  ];
}

export function StudentTable(props: StudentTableProps) {
  const { t } = useTranslation("students");
  return (
    <DataTable
      caption={t("title")}
      columns={useColumns(props)}
      rows={props.students}
      rowKey={({ id }) => id}
      isFramed={false}
    />
  );
}
