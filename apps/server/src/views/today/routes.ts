/** The day of the institute, for its desk. */
import * as today from "@riwaq/contracts/views/today.calls";

import { routesOf } from "../../platform/http/routes-of.ts";
import { loadToday } from "./load-today.ts";

export const todayRoutes = routesOf("today", (on) => {
  on(today.today, async ({ ctx }) => loadToday(ctx));
});
