import type { WeeklyRange } from "@riwaq/domain/scheduling/availability/weekly-range";
import { sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";

type SlotRow = WeeklyRange & { teacherId: string };

/** The usual week of each. */
export async function findFreeHours(
  db: Database,
  teacherIds: readonly string[],
): Promise<ReadonlyMap<string, SlotRow[]>> {
  const { rows } = (await db.execute(sql`
    select teacher_id as "teacherId", day_of_week as "dayOfWeek",
      start_minute as "startMinute", end_minute as "endMinute"
    from time_slots where plan = 'usual' and teacher_id = any(${sql.param([...teacherIds])}::uuid[])`)) as unknown as {
    rows: SlotRow[];
  };
  return Map.groupBy(rows, ({ teacherId }) => teacherId);
}
