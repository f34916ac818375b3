/** Another time zone for oneself, and what that does to the lessons on one's wall. */
import * as zoneChanges from "@riwaq/contracts/scheduling/zone-changes.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { changeTimeZone } from "./change-time-zone.ts";
import { previewTimeZone } from "./preview-time-zone.ts";

export const zoneChangesRoutes = routesOf("profile", (on) => {
  on(zoneChanges.preview, async ({ ctx, body }) => previewTimeZone(ctx, body));

  on(zoneChanges.change, async ({ ctx, body }) => changeTimeZone(ctx, body));
});
