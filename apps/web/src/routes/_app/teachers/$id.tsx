import type { TeacherProfile } from "@riwaq/contracts/teachers";
import { createFileRoute } from "@tanstack/react-router";

import { BookingPanel } from "../../../features/bookings/components/booking-panel.tsx";
import { TeacherPage } from "../../../features/teachers/components/teacher-page.tsx";

export const Route = createFileRoute("/_app/teachers/$id")({
  staticData: { page: "teacher", namespaces: ["teachers", "booking", "lessons", "errors"] },
  component: TeacherRoute,
});

const bookingOf = (teacher: TeacherProfile) => <BookingPanel teacher={teacher} />;

function TeacherRoute() {
  const { id } = Route.useParams();
  return <TeacherPage key={id} id={id} booking={bookingOf} />;
}
