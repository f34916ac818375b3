/** What staff look at of somebody: read models over several modules. */
import * as person from "@riwaq/contracts/views/person.calls";

import { routesOf } from "../../platform/http/routes-of.ts";
import { loadPerson } from "./load-person.ts";
import { loadTimeline } from "./load-timeline.ts";

export const personRoutes = routesOf("staff", (on) => {
  on(person.one, async ({ ctx, params }) => loadPerson(ctx, params));

  on(person.timeline, async ({ ctx, params, query }) => loadTimeline(ctx, { ...params, ...query }));
});
