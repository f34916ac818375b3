import { and, eq, gte, isNull, or, sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Weekly, agreeWeekly } from "../../people/reach/agree-lessons.ts";
import { series } from "../tables/series.ts";
import { type SeriesRow, isAnyTaught } from "./queries.ts";

type Held = { teacherId: string; studentId: string; programmeId: string };

/** All that the two hold every week in this programme from a date on, of the length of what was booked last. */
export async function findWeekly(
  tx: Transaction,
  { teacherId, studentId, programmeId }: Held,
  from: string,
): Promise<Weekly | null> {
  const [row] = await tx
    .select({
      lessonsPerWeek: sql<number | null>`sum(jsonb_array_length(${series.times}))::int`,
      lengthMinutes: sql<number>`(array_agg(${series.lengthMinutes}
        order by ${series.createdAt} desc, ${series.startsOn} desc))[1]`,
    })
    .from(series)
    .where(
      and(
        eq(series.teacherId, teacherId),
        isAnyTaught([studentId]),
        eq(series.programmeId, programmeId),
        isNull(series.endedAt),
        or(isNull(series.endsOn), gte(series.endsOn, from)),
      ),
    );
  if (!row?.lessonsPerWeek) return null;
  return { lessonsPerWeek: row.lessonsPerWeek, lengthMinutes: row.lengthMinutes };
}

/** What a series that changed leaves of the lessons a week is what each of its pupils has agreed on from now on. */
export async function agreeOnSeries(
  tx: Transaction,
  {
    teacherId,
    studentIds,
    programmeId,
  }: Pick<SeriesRow, "teacherId" | "studentIds" | "programmeId">,
  { from, now }: { from: string; now: Date },
): Promise<void> {
  if (programmeId === null) return;
  for (const studentId of studentIds) {
    const held = { teacherId, studentId, programmeId };
    await agreeWeekly(tx, { ...held, weekly: await findWeekly(tx, held, from) }, now);
  }
}
