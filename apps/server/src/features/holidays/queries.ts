import { and, asc, gte, lte } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { holidays } from "../../db/schema/holidays.ts";

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
