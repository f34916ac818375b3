import type { UnplacedLessons } from "@riwaq/contracts/scheduling/unplaced";
import { occurrencesOf } from "@riwaq/domain/scheduling/series/occurrences";
import { parseSeriesRule } from "@riwaq/domain/scheduling/series/series";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { findUnplaced } from "./find-unplaced.ts";

/** For staff who decide about lessons: weekly lessons that found no place, until another hour is booked for them. */
export async function listUnplaced({ db, actor, clock }: Context): Promise<UnplacedLessons> {
  requireRight("lessons")(actor);
  const { timeZone } = await findInstitute(db);
  const rows = await findUnplaced(db, clock.now());
  return rows.flatMap((row) => {
    const { seriesId, on, state, students, lengthMinutes: lengthMin } = row;
    const parsed = parseSeriesRule({ ...row, lengthMin });
    const [hour] = parsed.ok ? occurrencesOf(parsed.rule, on, on) : [];
    if (!hour) return [];
    return {
      series_id: seriesId,
      teacher: { id: row.teacherId, name: row.teacherName, time_zone: row.teacherZone },
      students,
      starts_at: new Date(hour.startsAtMs).toISOString(),
      ends_at: new Date(hour.endsAtMs).toISOString(),
      state,
      time_zone: timeZone,
    };
  });
}
