import type { WeekPlan } from "@riwaq/contracts/scheduling/availability";
import type { WeeklyRange } from "@riwaq/domain/scheduling/availability/weekly-range";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { and, asc, eq, gt, inArray, isNull, lt, ne, notInArray, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import type { PupilId } from "../../people/reach/pupils.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { availabilityExceptions } from "../tables/availability-exceptions.ts";
import { offerHours } from "../tables/offer-hours.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";
import { timeSlots } from "../tables/time-slots.ts";

/** The longest lesson (a check of the table): what started before that is over. */
export const LONGEST_LESSON_MS = 6 * 3_600_000;

/** The slots of one plan, or of both. */
export async function findTimeSlots(db: Database, teacherId: string, plan?: WeekPlan) {
  return db
    .select({
      id: timeSlots.id,
      plan: timeSlots.plan,
      dayOfWeek: timeSlots.dayOfWeek,
      startMinute: timeSlots.startMinute,
      endMinute: timeSlots.endMinute,
    })
    .from(timeSlots)
    .where(and(eq(timeSlots.teacherId, teacherId), plan ? eq(timeSlots.plan, plan) : undefined))
    .orderBy(asc(timeSlots.dayOfWeek), asc(timeSlots.startMinute));
}

export type TimeSlotRow = Awaited<ReturnType<typeof findTimeSlots>>[number];

export function rangeOf(slot: TimeSlotRow): WeeklyRange {
  return {
    dayOfWeek: slot.dayOfWeek as DayOfWeek,
    startMinute: slot.startMinute,
    endMinute: slot.endMinute,
  };
}

/** Approved, and the account open: families find them. */
const isFound = and(eq(teachers.approval, "approved"), isNull(users.closedAt));

/** Whether there is such a teacher; if asked so, one whom everybody may find: approved, and the account open. */
export async function isTeacher(
  db: Database,
  userId: string,
  { isApproved }: { isApproved: boolean },
): Promise<boolean> {
  const [row] = await db
    .select({ id: teachers.userId })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(and(eq(teachers.userId, userId), isApproved ? isFound : undefined));
  return row !== undefined;
}

/** Everybody whom families find. */
export async function findFoundTeachers(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: teachers.userId })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(isFound);
  return rows.map(({ id }) => id);
}

/** Lessons still to come, with their students' names, soonest first. */
export async function findComingLessons(db: Database, teacherId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      studentNames: sql<string | null>`string_agg(${users.name}, ', ' order by ${users.name})`,
    })
    .from(sessions)
    .leftJoin(sessionStudents, eq(sessionStudents.sessionId, sessions.id))
    .leftJoin(users, eq(users.id, sessionStudents.studentId))
    .where(
      and(
        eq(sessions.teacherId, teacherId),
        gt(sessions.endsAt, now),
        inArray(sessions.status, OPEN_STATUSES),
      ),
    )
    .groupBy(sessions.id)
    .orderBy(asc(sessions.startsAt));
}

type PupilWindow = { fromMs: number; untilMs: number; exceptSessionIds: string[] };

/** Lessons of a pupil, and hours that offers hold for them, that touch the window (ms), as intervals of ISO instants. */
export async function findPupilHours(
  db: Database,
  studentId: PupilId,
  { fromMs, untilMs, exceptSessionIds }: PupilWindow,
): Promise<Array<[string, string]>> {
  const rows = await db
    .select({ startsAt: sessionStudents.startsAt, endsAt: sessionStudents.endsAt })
    .from(sessionStudents)
    .where(
      and(
        eq(sessionStudents.studentId, studentId),
        notInArray(sessionStudents.sessionId, exceptSessionIds),
        ne(sessionStudents.status, "Cancelled"),
        gt(sessionStudents.startsAt, new Date(fromMs - LONGEST_LESSON_MS)),
        lt(sessionStudents.startsAt, new Date(untilMs)),
        gt(sessionStudents.endsAt, new Date(fromMs)),
      ),
    )
    .unionAll(
      db
        .select({ startsAt: offerHours.startsAt, endsAt: offerHours.endsAt })
        .from(offerHours)
        .where(
          and(
            eq(offerHours.studentId, studentId),
            lt(offerHours.startsAt, new Date(untilMs)),
            gt(offerHours.endsAt, new Date(fromMs)),
          ),
        ),
    );
  return rows.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);
}

/** A teacher's exceptions that are not over, soonest first. */
export async function findExceptions(db: Database, teacherId: string, now: Date) {
  return db
    .select()
    .from(availabilityExceptions)
    .where(
      and(eq(availabilityExceptions.teacherId, teacherId), gt(availabilityExceptions.endsAt, now)),
    )
    .orderBy(asc(availabilityExceptions.startsAt), asc(availabilityExceptions.id));
}

export type ExceptionRow = Awaited<ReturnType<typeof findExceptions>>[number];

/** Coming lessons that lie in a teacher's exceptions, at least in part; soonest first. */
export async function findLessonsInExceptions(db: Database, teacherId: string, now: Date) {
  return db
    .select({
      exceptionId: availabilityExceptions.id,
      id: sessions.id,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      studentNames: sql<
        string[]
      >`coalesce(json_agg(${users.name} order by ${users.name}) filter (where ${users.name} is not null), '[]')`,
    })
    .from(availabilityExceptions)
    .innerJoin(
      sessions,
      and(
        eq(sessions.teacherId, availabilityExceptions.teacherId),
        lt(sessions.startsAt, availabilityExceptions.endsAt),
        gt(sessions.endsAt, availabilityExceptions.startsAt),
      ),
    )
    .leftJoin(sessionStudents, eq(sessionStudents.sessionId, sessions.id))
    .leftJoin(users, eq(users.id, sessionStudents.studentId))
    .where(
      and(
        eq(availabilityExceptions.teacherId, teacherId),
        gt(sessions.endsAt, now),
        gt(sessions.startsAt, new Date(now.getTime() - LONGEST_LESSON_MS)),
        inArray(sessions.status, OPEN_STATUSES),
      ),
    )
    .groupBy(availabilityExceptions.id, sessions.id)
    .orderBy(asc(sessions.startsAt));
}

export type LessonInException = Awaited<ReturnType<typeof findLessonsInExceptions>>[number];
