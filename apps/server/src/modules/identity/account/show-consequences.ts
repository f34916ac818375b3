import type { DeletionConsequences } from "@riwaq/contracts/identity/account";
import { removeAfterMs } from "@riwaq/domain/scheduling/policy/keeping";

import type { Context } from "../../../platform/context.ts";
import { findInstitute } from "../../institute/institute/queries.ts";
import { isTwoStepOn } from "../two-step/queries.ts";
import { decideClosing, requireMayClose } from "./policy.ts";
import { countResources, findClosing, findComingLessons } from "./queries.ts";

/** What closing the account does, before it is asked for. */
export async function showConsequences(ctx: Context): Promise<DeletionConsequences> {
  const now = ctx.clock.now();
  const person = await requireMayClose(ctx.db, ctx.actor, now);
  const { timeZone } = await findInstitute(ctx.db);
  const { closed, suspended } = await findClosing(ctx.db, person, now);
  const ids = [...closed, ...suspended].map(({ id }) => id);
  const lessons = await findComingLessons(ctx.db, ids, now);
  const [, ...children] = closed;
  return {
    lessons_cancelled: lessons.length,
    children_closed: children.map(({ name }) => name),
    children_suspended: suspended.map(({ name }) => name),
    resources_removed: await countResources(ctx.db, person.id),
    leaves_on: person.role === "T" ? null : decideClosing(now, timeZone).earliestOn,
    remove_after: new Date(removeAfterMs(now.getTime(), timeZone)).toISOString(),
    needs_code: await isTwoStepOn(ctx.db, person.id),
  };
}
