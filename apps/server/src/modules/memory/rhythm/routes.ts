/** How often something was recited at home. */
import * as calls from "@riwaq/contracts/memory/rhythm.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { showRhythm } from "./show-rhythm.ts";

export const rhythmRoutes = routesOf("rhythm", (on) => {
  on(calls.ofStudent, async ({ ctx, params }) => showRhythm(ctx, params));
});
