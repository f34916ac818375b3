import type { StudentsPage as FoundStudents } from "@riwaq/contracts/people/students";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Pagination } from "../../../../components/ui/pagination.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { parseStudentSearch } from "../model/student-search.ts";
import type { StudentSearch } from "../model/student-search.ts";
import { studentsPageQuery } from "../queries.ts";
import { StudentFilters } from "./student-filters.tsx";
import { StudentTable } from "./student-table.tsx";

type ListProps = { search: StudentSearch; onSearch: (search: StudentSearch) => void };

type FoundProps = ListProps & { found: FoundStudents; onClear: () => void };

function Found({ search, onSearch, found, onClear }: FoundProps) {
  const { t } = useTranslation("students");
  const { language } = useLanguage();
  const { students, page, pages, total } = found;
  return (
    <>
      <p aria-live="polite" className="text-sm text-ink-muted">
        {t("count", { count: total, number: formatNumber(total, language) })}
      </p>
      {total === 0 ? (
        <EmptyState
          title={t("empty.title")}
          hint={t("filtered.hint")}
          action={
            <Button variant="outline" onClick={onClear}>
              {t("filtered.clear")}
            </Button>
          }
        />
      ) : (
        <StudentTable students={students} search={search} onSearch={onSearch} />
      )}
      {pages > 1 && (
        <Pagination
          page={page}
          pageCount={pages}
          onPage={(next) => onSearch(parseStudentSearch({ ...search, page: next }))}
        />
      )}
    </>
  );
}

function StudentList({ search, onSearch }: ListProps) {
  const { t } = useTranslation("students");
  const query = useQuery(studentsPageQuery(search));
  // What is typed stays on show while the address follows.
  const [typed, setTyped] = useState(search.q ?? "");
  const type = (text: string) => {
    setTyped(text);
    onSearch(parseStudentSearch({ ...search, q: text, page: 1 }));
  };
  const hasSearch = search.q !== undefined;
  return (
    <div className="space-y-5" aria-busy={query.isPlaceholderData}>
      <StudentFilters search={search} onSearch={onSearch} typed={typed} onType={type} />
      <QueryView
        query={query}
        isEmpty={({ total }) => total === 0 && !hasSearch && !query.isPlaceholderData}
        empty={<EmptyState title={t("empty.title")} hint={t("empty.hint")} />}
      >
        {(found) => (
          <Found search={search} onSearch={onSearch} found={found} onClear={() => type("")} />
        )}
      </QueryView>
    </div>
  );
}

type StudentsPageProps = ListProps & {
  /** Opens the invitation of a new pupil. */
  addStudent: ReactNode;
  /** Whom the teacher has invited. */
  invitations: ReactNode;
};

/** A teacher's own pupils. */
export function StudentsPage({ addStudent, invitations, ...list }: StudentsPageProps) {
  const { t } = useTranslation("students");
  return (
    <>
      <PageHeader title={t("title")} actions={addStudent} />
      <Card className="space-y-5 max-md:border-0! max-md:bg-transparent! max-md:p-0!">
        <CardTitle>{t("manage")}</CardTitle>
        <StudentList {...list} />
      </Card>
      {invitations}
    </>
  );
}
