import type { DeletionConsequences } from "@riwaq/contracts/identity/account";
import { removeAfterMs } from "@riwaq/domain/scheduling/policy/keeping";

import { isFamily } from "../../../platform/actors.ts";
import { findInstitute } from "../../../platform/institute.ts";
import type { PersonsContext } from "../../../platform/persons.ts";
import { isTwoStepOn } from "../two-step/queries.ts";
import { decideClosing, requireMayClose } from "./policy.ts";

/** What closing the account does, before it is asked for. */
export async function showConsequences(ctx: PersonsContext): Promise<DeletionConsequences> {
  const now = ctx.clock.now();
  const person = await requireMayClose(ctx, now);
  const { timeZone } = await findInstitute(ctx.db);
  const { closed, suspended } = await ctx.persons.closing.findChildren(ctx.db, person, now);
  const ids = [person, ...closed, ...suspended].map(({ id }) => id);
  return {
    lessons_cancelled: 0,
    children_closed: closed.map(({ name }) => name),
    children_suspended: suspended.map(({ name }) => name),
    resources_removed: 0,
    credits_returned: [],
    leaves_on: !isFamily(person) ? null : decideClosing(now, timeZone).earliestOn,
    remove_after: new Date(removeAfterMs(now.getTime(), timeZone)).toISOString(),
    needs_code: await isTwoStepOn(ctx.db, person.id),
    ...(await ctx.persons.closing.show(ctx.db, { person, ids, now })),
  };
}
