import { toWall } from "@riwaq/domain/time/zone";
import { sql } from "drizzle-orm";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { emit } from "../../../platform/events/emit.ts";
import { agreeWeekly } from "../../people/reach/agree-lessons.ts";
import { seriesRanOut } from "../events.ts";
import { findWeekly } from "./agree-on-series.ts";

type Held = { teacherId: string; studentId: string; programmeId: string };

const AT_ONCE = 200;

/** A date that is over everywhere on earth. */
const LAST_ZONE = "Etc/GMT+12";

/**
 * A series that was booked until a date ends by itself: what is agreed on is what is left, each in a transaction of its
 * own. Answers of how many.
 */
export async function followEndedSeries(deps: RoundDeps): Promise<number> {
  const today = toWall(deps.clock.now().getTime(), LAST_ZONE).date;
  const due = await findRunOut(deps.db, today);
  for (const held of due) await follow(contextOfRound(deps), { held, today });
  return due.length;
}

const follow = command({
  by: byAnyone,
  lock: (tx, _, { held }: { held: Held; today: string }) =>
    lockPeople(tx, [held.teacherId, held.studentId]),
  trace: "if_changed",
  run: async (ctx, { held, today }): Promise<void> => {
    const { tx, now } = ctx;
    const weekly = await findWeekly(tx, held, today);
    await agreeWeekly(tx, { ...held, weekly }, now);
    const { teacherId, studentId } = held;
    const payload = { teacherId, lessons_per_week: weekly?.lessonsPerWeek ?? null };
    await emit(ctx, tx, seriesRanOut(studentId, payload, { teacherId, studentId }));
  },
});

/** Who has agreed on more lessons a week than there are, since a series of theirs has run out. */
function findRunOut(db: Database, today: string): Promise<Held[]> {
  const ofPair = sql`s.teacher_id = agreed.teacher_id and s.programme_id = agreed.programme_id
    and s.ended_at is null and exists (select from series_students taught
      where taught.series_id = s.id and taught.student_id = agreed.student_id)`;
  return rowsOf<Held>(
    db,
    sql`select agreed.teacher_id as "teacherId", agreed.student_id as "studentId",
        agreed.programme_id as "programmeId"
      from agreements agreed
      where agreed.ended_at is null and agreed.lessons_per_week is not null
        and exists (select from series s where ${ofPair} and s.ends_on < ${today}::date)
        and agreed.lessons_per_week > coalesce((select sum(jsonb_array_length(s.times)) from series s
          where ${ofPair} and (s.ends_on is null or s.ends_on >= ${today}::date)), 0)
      order by 1, 2, 3 limit ${AT_ONCE}`,
  );
}
