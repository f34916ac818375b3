import { and, asc, eq } from "drizzle-orm";

import { holidays } from "../src/modules/scheduling/tables/holidays.ts";
import { sessions } from "../src/modules/scheduling/tables/sessions.ts";
import type { Database } from "../src/platform/db/database.ts";
import { events } from "../src/platform/db/tables/events.ts";
import { buildParent, buildSession, buildStudent, buildTeacher } from "./factories.ts";

let hijriYear = 1500;

/**
 * An Eid of three days from 10 January 2027. The institute's clock is Cairo's, two hours ahead of UTC in winter: it
 * begins on the 9th at 22:00 UTC.
 */
export async function buildHoliday(
  db: Database,
  change: Partial<typeof holidays.$inferInsert> = {},
) {
  hijriYear += 1;
  const [row] = await db
    .insert(holidays)
    .values({
      kind: "eid_al_fitr",
      hijriYear,
      startsOn: "2027-01-10",
      endsOn: "2027-01-12",
      ...change,
    })
    .returning();
  if (!row) throw new Error("no holiday");
  return { ...row, url: `/api/staff/holidays/${row.id}/` };
}

/** A lesson of a teacher and a family that have no other. */
export async function buildLessonAt(db: Database, startsAt: string) {
  const teacher = await buildTeacher(db, { name: "Amal" });
  const student = await buildStudent(db, { name: "Inès" });
  const parent = await buildParent(db, [student]);
  const lesson = await buildSession(db, {
    teacher,
    students: [student],
    startsAt: new Date(startsAt),
  });
  return { id: lesson.id, teacher, student, parent };
}

export async function sessionOf(db: Database, { id }: { id: string }) {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
  if (!row) throw new Error("no session");
  return row;
}

export async function auditOfHoliday(db: Database, { id }: { id: string }) {
  return db
    .select({ kind: events.kind, payload: events.payload })
    .from(events)
    .where(and(eq(events.subjectType, "holiday"), eq(events.subjectId, id)))
    .orderBy(asc(events.sequence));
}
