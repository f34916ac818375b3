import type { Fit } from "@riwaq/contracts/people/teachers";
import { type FitFacts, fitOf } from "@riwaq/domain/people/wishes/rank-teachers";
import type { WeeklyRange } from "@riwaq/domain/scheduling/availability/weekly-range";
import { sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { WishedHours } from "./facts-in-sql.ts";

type Found = {
  rows: ReadonlyArray<{
    id: string;
    timeZone: string;
    facts: Pick<FitFacts, "teachesProgramme" | "speaksLanguage" | "isGenderAllowed" | "teachesAge">;
  }>;
  /** Undefined where nobody's wish was asked about. */
  wished: WishedHours | undefined;
};

/** What speaks for each teacher of a page, by the rule of the domain: with the hours that the week has in common. */
export async function fitsOf(
  db: Database,
  { rows, wished }: Found,
): Promise<ReadonlyMap<string, Fit>> {
  if (!wished) return new Map();
  const free = await findFreeHours(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, timeZone, facts }) => {
      const hours = { freeHours: free.get(id) ?? [], wishedHours: wished.get(timeZone) ?? [] };
      const { reasons, minutesInCommon } = fitOf({ ...facts, ...hours });
      return [id, { reasons, minutes_in_common: minutesInCommon }];
    }),
  );
}

type SlotRow = WeeklyRange & { teacherId: string };

async function findFreeHours(
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
