/** Teachers who are missing from a lesson under way, for staff. */
import * as absences from "@riwaq/contracts/scheduling/absences.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { handleAbsence } from "./handle-absence.ts";
import { listAlerts } from "./show-absences.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

export const absencesRoutes = routesOf("sessions", (on) => {
  on(absences.alerts, FOR_STAFF, async ({ ctx }) => listAlerts(ctx));

  on(absences.handle, FOR_STAFF, async ({ ctx, params }) => {
    await handleAbsence(ctx, params);
    return listAlerts(ctx);
  });
});
