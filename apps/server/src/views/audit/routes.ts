/** Who did what to whom and when, for those of the staff who may read it. */
import * as audit from "@riwaq/contracts/views/audit.calls";

import { routesOf } from "../../platform/http/routes-of.ts";
import { findAuditPeople, listEvents } from "./list-events.ts";

export const auditRoutes = routesOf("audit", (on) => {
  on(audit.list, async ({ ctx, query }) => listEvents(ctx, query));

  on(audit.people, async ({ ctx, query: { search } }) => findAuditPeople(ctx, search));
});
