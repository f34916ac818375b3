import type { CurrentUser } from "@riwaq/contracts/users";

import { ConfirmAddress } from "../components/account/confirm-address.tsx";
import { StaffHome } from "../features/dashboard/components/staff-home.tsx";
import { TeacherHome } from "../features/dashboard/components/teacher-home.tsx";
import { ParentHome } from "../features/homes/components/parent-home.tsx";
import { StudentHome } from "../features/homes/components/student-home.tsx";
import { SessionDetailsDialog } from "../features/sessions/components/session-details-dialog.tsx";
import { UndoBar } from "../features/sessions/components/undo-bar.tsx";
import { UnlinkedNotice } from "../features/teachers/components/unlinked-notice.tsx";

/** What each role finds at / and at /dashboard. */
export function RoleHome({ user: { role, name } }: { user: CurrentUser }) {
  if (role === "A") return <StaffHome />;
  return (
    <>
      <ConfirmAddress className="mb-8" />
      <UndoBar />
      {role === "T" && (
        <>
          <UnlinkedNotice />
          <TeacherHome Menu={SessionDetailsDialog} />
        </>
      )}
      {role === "S" && <StudentHome name={name} Menu={SessionDetailsDialog} />}
      {role === "P" && <ParentHome name={name} Menu={SessionDetailsDialog} />}
    </>
  );
}
