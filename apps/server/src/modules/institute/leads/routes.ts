/** Who waits for the institute: from the contact form, from registrations without a lesson, from trials without a decision. */
import * as leads from "@riwaq/contracts/institute/leads.calls";
import { toWall } from "@riwaq/domain/time/zone";

import { requireRight } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { changeLead } from "./change-lead.ts";
import { loadLead } from "./load-lead.ts";
import { presentLead } from "./presenter.ts";
import { findLeads } from "./queries.ts";

const reader = requireRight("people");

export const leadsRoutes = routesOf("staff", (on) => {
  on(leads.list, async ({ ctx, query }) => {
    const { id: readerId } = reader(ctx.actor);
    const { timeZone } = await findInstitute(ctx.db);
    const today = toWall(ctx.clock.now().getTime(), timeZone).date;
    const { rows, count, page, pageCount } = await findLeads(ctx.db, { query, readerId, today });
    const shown = rows.map((row) => presentLead(row, today));
    return { leads: shown, time_zone: timeZone, page, page_count: pageCount, count };
  });

  on(leads.one, async ({ ctx, params }) => {
    reader(ctx.actor);
    return loadLead(ctx.db, params.id, ctx.clock.now());
  });

  on(leads.change, async ({ ctx, params, body }) =>
    changeLead(ctx, { id: params.id, change: body }),
  );
});
