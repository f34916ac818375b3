import { createFileRoute } from "@tanstack/react-router";

import { HolidaysPage } from "../../../features/scheduling/holidays/components/holidays-page.tsx";

export const Route = createFileRoute("/_app/staff/holidays")({
  staticData: { page: "holidays", namespaces: ["staff", "lessons", "errors"] },
  component: HolidaysRoute,
});

function HolidaysRoute() {
  const { user } = Route.useRouteContext();
  return <HolidaysPage isStaff={user.role === "A"} />;
}
