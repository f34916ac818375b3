import { createFileRoute } from "@tanstack/react-router";

import { HolidaysPage } from "../../../features/scheduling/holidays/components/holidays-page.tsx";
import {
  pendingMakeUpsQuery,
  staffHolidaysQuery,
} from "../../../features/scheduling/holidays/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/staff/holidays")({
  staticData: { page: "holidays", namespaces: ["staff", "lessons", "errors"] },
  loader: ({ context: { user } }) => {
    if (user.role === "A") beginReading(staffHolidaysQuery, pendingMakeUpsQuery);
  },
  component: HolidaysRoute,
});

function HolidaysRoute() {
  const { user } = Route.useRouteContext();
  return <HolidaysPage isStaff={user.role === "A"} />;
}
