import type { ParentHome } from "@riwaq/contracts/views/homes";
import { monthOf } from "@riwaq/domain/time/spans";

import { findLastReports } from "../../modules/learning/reports/find-last-reports.ts";
import { listComingLessons } from "../../modules/scheduling/sessions/list-coming-lessons.ts";
import { requireParent } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import { presentParentHome } from "./presenter.ts";
import { findParentFacts } from "./queries.ts";

/** Three queries, however many children: what is known of each, their next lessons, their last reports. */
export async function loadParentHome(ctx: Context): Promise<ParentHome> {
  const parent = requireParent(ctx.actor);
  const now = ctx.clock.now();
  const { fromMs, untilMs } = monthOf(now.getTime(), parent.timeZone);
  const month = { from: new Date(fromMs), until: new Date(untilMs) };
  const [facts, lessons] = await Promise.all([
    findParentFacts(ctx.db, parent.id, { now, ...month }),
    listComingLessons(ctx.db, parent, { whose: "children", now, days: 0 }),
  ]);
  const children = facts.flatMap(({ child }) => child?.id ?? []);
  const reports = await findLastReports(ctx.db, parent, children);
  return presentParentHome({ timeZone: parent.timeZone, facts, lessons, reports, now });
}
