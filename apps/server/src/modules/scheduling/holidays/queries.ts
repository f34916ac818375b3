import { type HolidayDates, holidayIntervals } from "@riwaq/domain/scheduling/policy/holidays";
import { and, asc, eq, gt, gte, inArray, lt, lte, ne, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { holidays } from "../tables/holidays.ts";
import { makeUps } from "../tables/make-ups.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";

export type HolidayRow = typeof holidays.$inferSelect;

/** Those with a day between two dates ("YYYY-MM-DD" of the institute's calendar, both inclusive), in order. */
export async function findHolidays(
  db: Database,
  from: string,
  until: string,
): Promise<HolidayRow[]> {
  return db
    .select()
    .from(holidays)
    .where(and(gte(holidays.endsOn, from), lte(holidays.startsOn, until)))
    .orderBy(asc(holidays.startsOn), asc(holidays.kind));
}

/** Sessions that lie in the days of an Eid, at least in part; none for Ramadan. */
export function inHoliday(holiday: HolidayDates, instituteZone: string) {
  const [interval] = holidayIntervals([holiday], instituteZone);
  if (!interval) return sql`false`;
  return and(
    gt(sessions.endsAt, new Date(interval.startMs)),
    lt(sessions.startsAt, new Date(interval.endMs)),
  );
}

/** How many lessons confirming it cancels. */
export async function countLessonsIn(
  db: Database,
  holiday: HolidayDates,
  { instituteZone, now }: { instituteZone: string; now: Date },
): Promise<number> {
  return db.$count(
    sessions,
    and(
      inHoliday(holiday, instituteZone),
      eq(sessions.status, "Scheduled"),
      gt(sessions.startsAt, now),
    ),
  );
}

/** Make-ups of cause "family" by lesson: how many its pupil has used in each month ("YYYY-MM"). */
export async function findUsedMakeUps(db: Database, sessionIds: readonly string[]) {
  const rows = await db
    .select({
      sessionId: sessionStudents.sessionId,
      month: makeUps.month,
      used: sql<number>`count(*)::int`,
    })
    .from(sessionStudents)
    .innerJoin(makeUps, eq(makeUps.studentId, sessionStudents.studentId))
    .where(
      and(
        inArray(sessionStudents.sessionId, [...sessionIds]),
        eq(makeUps.cause, "family"),
        ne(makeUps.state, "refused"),
      ),
    )
    .groupBy(sessionStudents.sessionId, makeUps.month);
  return new Map(rows.map(({ sessionId, month, used }) => [`${sessionId} ${month}`, used]));
}
