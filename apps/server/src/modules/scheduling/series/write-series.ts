import type { SeriesRule } from "@riwaq/domain/scheduling/series/series";
import { and, eq, inArray } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { seriesStudents } from "../tables/series-students.ts";
import { series } from "../tables/series.ts";

type SeriesToBe = {
  teacherId: string;
  studentIds: readonly string[];
  programmeId: string | null;
  rule: SeriesRule;
  /** Up to this date its lessons are written along with it. */
  extendedUntil: string;
  /** The series that it goes on from, at other hours. */
  continuesId?: string;
};

/** The rule and who is taught by it; answers its id. */
export async function writeSeries(
  tx: Transaction,
  { rule, studentIds, ...kept }: SeriesToBe,
  now: Date,
): Promise<string> {
  const { anchorZone, times, lengthMin, startsOn, endsOn } = rule;
  const [row] = await tx
    .insert(series)
    .values({
      ...kept,
      anchorZone,
      times: [...times],
      lengthMinutes: lengthMin,
      startsOn,
      endsOn,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: series.id });
  if (!row) throw new Error("the series was not kept");
  const taught = studentIds.map((studentId) => ({ seriesId: row.id, studentId }));
  await tx.insert(seriesStudents).values(taught);
  return row.id;
}

/** It goes on with those who stay. */
export async function leaveSeries(
  tx: Transaction,
  seriesId: string,
  studentIds: readonly string[],
): Promise<void> {
  await tx
    .delete(seriesStudents)
    .where(
      and(
        eq(seriesStudents.seriesId, seriesId),
        inArray(seriesStudents.studentId, [...studentIds]),
      ),
    );
}
