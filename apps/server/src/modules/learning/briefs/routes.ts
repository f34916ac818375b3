/** What a substitute needs to know of a lesson. */
import * as briefs from "@riwaq/contracts/learning/briefs.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { showBrief } from "./show-brief.ts";

export const briefsRoutes = routesOf("reports", (on) => {
  on(briefs.one, async ({ ctx, params }) => showBrief(ctx, params));
});
