import { createFileRoute } from "@tanstack/react-router";

import { HolidaysPage } from "../../../features/scheduling/holidays/components/holidays-page.tsx";
import {
  pendingMakeUpsQuery,
  staffHolidaysQuery,
} from "../../../features/scheduling/holidays/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/holidays")({
  staticData: {
    page: "holidays",
    right: "lessons",
    namespaces: ["staff", "lessons", "cities", "errors"],
  },
  loader: () => void beginWithRight("lessons", staffHolidaysQuery, pendingMakeUpsQuery),
  component: HolidaysRoute,
});

function HolidaysRoute() {
  return <HolidaysPage />;
}
