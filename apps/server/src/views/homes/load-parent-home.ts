import type { ParentHome } from "@riwaq/contracts/views/homes";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { monthOf } from "@riwaq/domain/time/spans";

import { findLastReports } from "../../modules/learning/reports/find-last-reports.ts";
import { listComingLessons } from "../../modules/scheduling/sessions/list-coming-lessons.ts";
import { requireParent } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import { presentParentHome } from "./presenter.ts";
import { findParentFacts } from "./queries.ts";

const WEEK_DAYS = 7;

/** Three queries, however many children: what is known of each, their lessons, their last reports. */
export async function loadParentHome(ctx: Context): Promise<ParentHome> {
  const parent = requireParent(ctx.actor);
  const now = ctx.clock.now();
  const { fromMs, untilMs } = monthOf(now.getTime(), parent.timeZone);
  const month = { from: new Date(fromMs), until: new Date(untilMs) };
  const [facts, lessons] = await Promise.all([
    findParentFacts(ctx.db, parent.id, { now, ...month }),
    listComingLessons(ctx, parent, { whose: "children", days: WEEK_DAYS }),
  ]);
  const children = facts.flatMap(({ child }) => child?.id ?? []);
  const reports = await findLastReports(ctx.db, parent, children);
  const weekEndsAtMs = now.getTime() + WEEK_DAYS * DAY_MS;
  return presentParentHome({
    timeZone: parent.timeZone,
    facts,
    lessons,
    weekEndsAtMs,
    reports,
    now,
  });
}
