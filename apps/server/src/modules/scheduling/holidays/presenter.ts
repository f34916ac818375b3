import type { Holiday } from "@riwaq/contracts/scheduling/holidays";

import type { HolidayRow } from "./queries.ts";

export function presentHoliday(row: HolidayRow, lessonCount: number): Holiday {
  return {
    id: row.id,
    kind: row.kind,
    hijri_year: row.hijriYear,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    is_confirmed: row.confirmedAt !== null,
    lesson_count: lessonCount,
  };
}
