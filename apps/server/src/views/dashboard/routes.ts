/** What the teacher home shows first. */
import * as dashboard from "@riwaq/contracts/views/dashboard.calls";

import { routesOf } from "../../platform/http/routes-of.ts";
import { loadDashboard } from "./load-dashboard.ts";

export const dashboardRoutes = routesOf("dashboard", (on) => {
  on(dashboard.teacher, async ({ ctx }) => loadDashboard(ctx));
});
