import type { CurrentUser } from "@riwaq/contracts/identity/users";

import { ConfirmAddress } from "../components/account/confirm-address.tsx";
import { WishLine } from "../components/wishes/wish-line.tsx";
import { Tonight } from "../features/memory/practice/components/tonight.tsx";
import { UnlinkedNotice } from "../features/people/teachers/components/unlinked-notice.tsx";
import { MakeUpsOwed } from "../features/scheduling/bookings/components/make-ups-owed.tsx";
import { CoversWaiting } from "../features/scheduling/cover/components/covers-waiting.tsx";
import { OffersWaiting } from "../features/scheduling/offers/components/offers-waiting.tsx";
import { SessionDetailsDialog } from "../features/scheduling/sessions/components/session-details-dialog.tsx";
import { UndoBar } from "../features/scheduling/sessions/components/undo-bar.tsx";
import { StaffHome } from "../features/views/dashboard/components/staff-home.tsx";
import { TeacherHome } from "../features/views/dashboard/components/teacher-home.tsx";
import { ParentHome } from "../features/views/homes/components/parent-home.tsx";
import { StudentHome } from "../features/views/homes/components/student-home.tsx";
import { OwnApplication } from "./-own-application.tsx";

const Asked = () => (
  <>
    <CoversWaiting />
    <OffersWaiting />
  </>
);

const TeacherIntro = () => (
  <>
    <OwnApplication />
    <CoversWaiting />
  </>
);

/** What each role finds at / and at /dashboard. */
export function RoleHome({ user }: { user: CurrentUser }) {
  const { id, role, name } = user;
  if (role === "A") return <StaffHome />;
  const lists = { offers: <Asked />, owed: <MakeUpsOwed /> };
  const home = { name, Menu: SessionDetailsDialog, lists, tonight: <Tonight user={user} /> };
  return (
    <>
      <ConfirmAddress className="mb-8" />
      <UndoBar />
      {role === "T" && (
        <>
          <UnlinkedNotice />
          <TeacherHome Menu={SessionDetailsDialog} intro={<TeacherIntro />} />
        </>
      )}
      {role === "S" && <StudentHome {...home} wish={<WishLine learner={{ id, name }} />} />}
      {role === "P" && <ParentHome {...home} />}
    </>
  );
}
