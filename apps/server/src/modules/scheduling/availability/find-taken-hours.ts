import { type WeekPart, takenHours } from "@riwaq/domain/scheduling/availability/taken-hours";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { and, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { series } from "../tables/series.ts";

/** What the weekly lessons take of a teacher's week, in the teacher's wall time, with the students' names. */
export async function findTakenHours(
  db: Database,
  teacherId: string,
  now: Date,
): Promise<WeekPart[]> {
  const rows = await db
    .select({
      anchorZone: series.anchorZone,
      times: series.times,
      lengthMinutes: series.lengthMinutes,
      startsOn: series.startsOn,
      endsOn: series.endsOn,
      student: sql<string>`(select string_agg(u.name, ' · ' order by u.name)
        from series_students taught join users u on u.id = taught.student_id where taught.series_id = series.id)`,
      teacherZone: users.timeZone,
    })
    .from(series)
    .innerJoin(users, eq(users.id, series.teacherId))
    .where(and(eq(series.teacherId, teacherId), isNull(series.endedAt)));
  return rows.flatMap(({ times, teacherZone, student, ...rule }) =>
    times.flatMap(({ dayOfWeek, minute }) =>
      takenHours(
        { ...rule, dayOfWeek: dayOfWeek as DayOfWeek, minute },
        teacherZone,
        now.getTime(),
      ).map((range) => ({ ...range, student })),
    ),
  );
}
