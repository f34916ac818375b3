import type { LessonsLeft } from "@riwaq/contracts/billing/subscriptions";
import { sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { guardianships } from "../../people/tables/families.ts";

/** Of whoever learns, and of children of a guardian: how many lessons are left, and nothing of money. */
export async function countLessonsLeft({ db, actor }: Context): Promise<LessonsLeft> {
  const { id } = requireSignedIn(actor);
  const students = await rowsOf<LessonsLeft["students"][number]>(
    db,
    sql`select held.student_id, coalesce(sum(lot.minutes - lot.used_minutes), 0)::int as minutes_left,
        (coalesce(sum(lot.minutes - lot.used_minutes), 0) / plan.length_minutes)::int as lessons_left
      from subscriptions held join plans plan on plan.id = held.plan_id
      left join periods lot on lot.subscription_id = held.id and lot.closed_at is null
      where held.started_at is not null and held.ended_at is null and (held.student_id = ${id}
        or held.student_id in (select link.student_id from ${guardianships} link where link.parent_id = ${id}))
      group by held.id, plan.length_minutes, held.student_id order by held.student_id`,
  );
  return { students };
}
