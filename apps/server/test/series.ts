import { series } from "../src/modules/scheduling/tables/series.ts";
import type { Database } from "../src/platform/db/database.ts";

type SeriesOf = {
  teacher: { id: string };
  student: { id: string };
} & Partial<typeof series.$inferInsert>;

/** Tuesdays at 18:00 in Paris, 45 minutes, unless it is said otherwise; without its sessions. */
export async function buildSeries(db: Database, { teacher, student, ...change }: SeriesOf) {
  const [row] = await db
    .insert(series)
    .values({
      teacherId: teacher.id,
      studentId: student.id,
      anchorZone: "Europe/Paris",
      times: [{ dayOfWeek: 3, minute: 18 * 60 }],
      lengthMinutes: 45,
      startsOn: "2026-09-01",
      extendedUntil: "2027-02-13",
      ...change,
    })
    .returning();
  if (!row) throw new Error("no series");
  return row;
}
