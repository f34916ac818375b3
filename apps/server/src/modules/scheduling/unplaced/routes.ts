/** What of the weekly lessons found no place, for the desk. */
import * as unplaced from "@riwaq/contracts/scheduling/unplaced.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { listUnplaced } from "./list-unplaced.ts";

export const unplacedRoutes = routesOf("unplaced", (on) => {
  const summary = { schema: { summary: "Weekly lessons that found no place" } };
  on(unplaced.list, summary, async ({ ctx }) => listUnplaced(ctx));
});
