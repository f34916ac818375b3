/** What teachers and staff find first. */
import * as dashboard from "@riwaq/contracts/views/dashboard.calls";

import { routesOf } from "../../platform/http/routes-of.ts";
import { loadDashboard } from "./load-dashboard.ts";
import { loadStaffHome } from "./load-staff-home.ts";

export const dashboardRoutes = routesOf("dashboard", (on) => {
  on(dashboard.teacher, async ({ ctx }) => loadDashboard(ctx));

  on(dashboard.staff, async ({ ctx }) => loadStaffHome(ctx));
});
