import { dayOf } from "@riwaq/domain/memory/days";
import { planDay } from "@riwaq/domain/memory/plan";
import { DAY_MS, civilDateOf } from "@riwaq/domain/time/civil-date";
import { lt, sql } from "drizzle-orm";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { loadPlanning, todayOf } from "../plan/queries.ts";
import { memoryEvenings } from "../tables/memory-evenings.ts";

const AT_ONCE = 100;
const KEPT_DAYS = 30;

/** Everybody's portions of their own today, so many people in a transaction: cut off anywhere, it goes on where it was. */
export async function prepareEvenings(deps: RoundDeps): Promise<number> {
  const ctx = contextOfRound(deps);
  await clearOld(ctx, undefined);
  let prepared = 0;
  for (;;) {
    const some = await prepareSome(ctx, undefined);
    prepared += some;
    if (some < AT_ONCE) return prepared;
  }
}

const prepareSome = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx, now }): Promise<number> => {
    const due = await rowsOf<{ id: string }>(
      tx,
      sql`select person.id from students pupil join users person on person.id = pupil.user_id
        where (exists (select from memory_pages held where held.student_id = person.id)
          or exists (select from new_portions given where given.student_id = person.id and given.ended_at is null))
        and not exists (select from memory_evenings made where made.student_id = person.id
          and made.day = (${now.toISOString()}::timestamptz at time zone person.time_zone)::date)
        limit ${AT_ONCE}`,
    );
    if (due.length === 0) return 0;
    const all = await loadPlanning(
      tx,
      due.map(({ id }) => id),
    );
    const rows = all.map((planning) => {
      const day = todayOf(now, planning.timeZone);
      const plan = planDay({ ...planning, day: dayOf(day) });
      return { studentId: planning.id, day, plan, preparedAt: now };
    });
    const made = await tx
      .insert(memoryEvenings)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: memoryEvenings.studentId });
    return made.length;
  },
});

/** What was asked on a day of last month nobody looks at: reviews say what was done. */
const clearOld = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx, now }): Promise<void> => {
    const until = civilDateOf(now.getTime() - KEPT_DAYS * DAY_MS);
    await tx.delete(memoryEvenings).where(lt(memoryEvenings.day, until));
  },
});
