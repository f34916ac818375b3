import { eq } from "drizzle-orm";

import { seriesStudents } from "../src/modules/scheduling/tables/series-students.ts";
import { series } from "../src/modules/scheduling/tables/series.ts";
import { sessionStudents } from "../src/modules/scheduling/tables/session-students.ts";
import { sessions } from "../src/modules/scheduling/tables/sessions.ts";
import type { Database } from "../src/platform/db/database.ts";

type Person = { id: string };
type SeriesOf = { teacher: Person } & ({ student: Person } | { students: Person[] }) &
  Partial<typeof series.$inferInsert>;

/** Tuesdays at 18:00 in Paris, 45 minutes, unless it is said otherwise; without its sessions. */
export async function buildSeries(db: Database, { teacher, ...said }: SeriesOf) {
  const students = "students" in said ? said.students : [said.student];
  const [row] = await db
    .insert(series)
    .values({
      teacherId: teacher.id,
      anchorZone: "Europe/Paris",
      times: [{ dayOfWeek: 3, minute: 18 * 60 }],
      lengthMinutes: 45,
      startsOn: "2026-09-01",
      extendedUntil: "2027-02-13",
      ...said,
    })
    .returning();
  if (!row) throw new Error("no series");
  const taught = students.map(({ id: studentId }) => ({ seriesId: row.id, studentId }));
  await db.insert(seriesStudents).values(taught);
  return row;
}

/** One more is taught in it and in all lessons that it has. */
export async function joinSeries(db: Database, seriesId: string, student: Person): Promise<void> {
  await db.insert(seriesStudents).values({ seriesId, studentId: student.id });
  const lessons = await db.select().from(sessions).where(eq(sessions.seriesId, seriesId));
  await db.insert(sessionStudents).values(
    lessons.map(({ id: sessionId, startsAt, endsAt, status }) => {
      const lesson = { sessionId, startsAt, endsAt, status };
      return { ...lesson, studentId: student.id };
    }),
  );
}
