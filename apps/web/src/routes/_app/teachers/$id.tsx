import type { TeacherProfile } from "@riwaq/contracts/people/teachers";
import { createFileRoute } from "@tanstack/react-router";

import { TeacherPage } from "../../../features/people/teachers/components/teacher-page.tsx";
import { teacherQuery } from "../../../features/people/teachers/queries.ts";
import { BookingPanel } from "../../../features/scheduling/bookings/components/booking-panel.tsx";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/teachers/$id")({
  staticData: { page: "teacher", namespaces: ["teachers", "booking", "lessons", "errors"] },
  loader: ({ params }) => beginReading(teacherQuery(params.id)),
  component: TeacherRoute,
});

const bookingOf = (teacher: TeacherProfile) => <BookingPanel teacher={teacher} />;

function TeacherRoute() {
  const { id } = Route.useParams();
  return <TeacherPage key={id} id={id} booking={bookingOf} />;
}
