import type { WeeklyRange } from "@riwaq/domain/availability/weekly-range";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { sessionStudents } from "../../db/schema/session-students.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { teachers } from "../../db/schema/teachers.ts";
import { timeSlots } from "../../db/schema/time-slots.ts";
import { users } from "../../db/schema/users.ts";

export async function findTimeSlots(db: Database, teacherId: string) {
  return db
    .select({
      id: timeSlots.id,
      dayOfWeek: timeSlots.dayOfWeek,
      startMinute: timeSlots.startMinute,
      endMinute: timeSlots.endMinute,
      isFree: timeSlots.isFree,
      studentName: users.name,
    })
    .from(timeSlots)
    .leftJoin(users, eq(users.id, timeSlots.studentId))
    .where(eq(timeSlots.teacherId, teacherId))
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

export async function isTeacher(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: teachers.userId })
    .from(teachers)
    .where(eq(teachers.userId, userId));
  return row !== undefined;
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
        inArray(sessions.status, ["Scheduled", "Joined"]),
      ),
    )
    .groupBy(sessions.id)
    .orderBy(asc(sessions.startsAt));
}
