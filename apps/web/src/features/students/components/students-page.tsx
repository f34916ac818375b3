import type { Student } from "@riwaq/contracts/students";
import { matchesText } from "@riwaq/domain/people/search-text";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../components/ui/card.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { QueryView } from "../../../components/ui/query-view.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { studentsQuery } from "../api/students.ts";
import { AddStudentDialog } from "./add-student-dialog.tsx";
import { StudentTable } from "./student-table.tsx";

function FoundStudents({ students }: { students: readonly Student[] }) {
  const { t } = useTranslation("students");
  const [typed, setTyped] = useState("");
  const found = students.filter(({ name }) => matchesText([name], typed));
  const clear = (
    <Button variant="outline" onClick={() => setTyped("")}>
      {t("filtered.clear")}
    </Button>
  );
  return (
    <div className="space-y-5">
      <SearchField
        className="sm:max-w-md"
        placeholder={t("search")}
        value={typed}
        onChange={setTyped}
      />
      {found.length === 0 ? (
        <EmptyState title={t("empty.title")} hint={t("filtered.hint")} action={clear} />
      ) : (
        <StudentTable students={found} />
      )}
    </div>
  );
}

/** A teacher's own pupils. */
export function StudentsPage() {
  const { t } = useTranslation("students");
  const query = useQuery(studentsQuery);
  return (
    <>
      <PageHeader title={t("title")} actions={<AddStudentDialog />} />
      <Card className="space-y-5 max-md:border-0! max-md:bg-transparent! max-md:p-0!">
        <CardTitle>{t("manage")}</CardTitle>
        <QueryView
          query={query}
          empty={<EmptyState title={t("empty.title")} hint={t("empty.hint")} />}
        >
          {(students) => <FoundStudents students={students} />}
        </QueryView>
      </Card>
    </>
  );
}
