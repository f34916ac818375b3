import { createFileRoute } from "@tanstack/react-router";

import { HolidaysPage } from "../../../features/scheduling/holidays/components/holidays-page.tsx";
import { staffHolidaysQuery } from "../../../features/scheduling/holidays/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/staff/holidays")({
  staticData: { page: "holidays", namespaces: ["staff", "lessons", "errors"] },
  loader: ({ context: { user } }) => beginReading(user.role === "A" && staffHolidaysQuery),
  component: HolidaysRoute,
});

function HolidaysRoute() {
  const { user } = Route.useRouteContext();
  return <HolidaysPage isStaff={user.role === "A"} />;
}
