import type { TeacherProfile } from "@riwaq/contracts/people/teachers";

import { AddChildDialog } from "../../../features/people/children/components/add-child-dialog.tsx";
import { TeacherPage } from "../../../features/people/teachers/components/teacher-page.tsx";
import { BookingPanel } from "../../../features/scheduling/bookings/components/booking-panel.tsx";

type TeacherToBookProps = {
  id: string;
  startsAt: string | undefined;
  onHourLeft: () => void;
};

/** One teacher as whoever is signed in books them; at an hour, where a link has chosen one. */
export function TeacherToBook({ id, startsAt, onHourLeft }: TeacherToBookProps) {
  const bookingOf = (teacher: TeacherProfile) => (
    <BookingPanel
      teacher={teacher}
      startsAt={startsAt}
      onHourLeft={onHourLeft}
      // The page asks anew for whom lessons can be booked.
      addChild={<AddChildDialog onAdded={() => undefined} />}
    />
  );
  return <TeacherPage key={id} id={id} booking={bookingOf} />;
}
