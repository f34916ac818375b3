import { createFileRoute } from "@tanstack/react-router";

import { AddStudentDialog } from "../../features/people/student-invitations/components/add-student-dialog.tsx";
import { SentInvitations } from "../../features/people/student-invitations/components/sent-invitations.tsx";
import { invitationsQuery } from "../../features/people/student-invitations/queries.ts";
import { StudentsForTeachers } from "../../features/people/students/components/students-for-teachers.tsx";
import { StudentsPage } from "../../features/people/students/components/students-page.tsx";
import { parseStudentSearch } from "../../features/people/students/model/student-search.ts";
import { studentsPageQuery } from "../../features/people/students/queries.ts";
import { beginAs, useHeldHomes } from "../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/students")({
  staticData: { page: "students", namespaces: ["students", "errors"] },
  validateSearch: parseStudentSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { user }, deps }) =>
    void beginAs(user, "T", studentsPageQuery(deps), invitationsQuery),
  component: StudentsRoute,
});

function StudentsRoute() {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  if (!useHeldHomes(user).includes("T")) return <StudentsForTeachers />;
  return (
    <StudentsPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      addStudent={<AddStudentDialog />}
      invitations={<SentInvitations />}
    />
  );
}
