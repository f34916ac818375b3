import type { SeriesRule } from "@riwaq/domain/scheduling/series/series";
import { splitSeries } from "@riwaq/domain/scheduling/series/series-change";
import { toWall } from "@riwaq/domain/time/zone";
import { type SQL, and, eq, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { series } from "../tables/series.ts";
import { agreeOnSeries } from "./agree-on-series.ts";
import { type SeriesRow, seriesColumns } from "./queries.ts";
import { leaveSeries } from "./write-series.ts";

/** The rule of a stored series. */
export function ruleOf({
  anchorZone,
  times,
  lengthMinutes,
  startsOn,
  endsOn,
}: typeof series.$inferSelect) {
  return { anchorZone, times, lengthMin: lengthMinutes, startsOn, endsOn } as SeriesRule;
}

/** A series has no lessons from that date on; one that had none before it is over at once. */
export async function endSeries(
  tx: Transaction,
  row: SeriesRow,
  { before, now }: { before: string; now: Date },
): Promise<void> {
  const [kept] = splitSeries(ruleOf(row), before);
  await tx
    .update(series)
    .set({
      endsOn: kept ? kept.endsOn : row.startsOn,
      endedAt: kept ? row.endedAt : now,
      updatedAt: now,
    })
    .where(eq(series.id, row.id));
}

type Leaving = { isWhose: SQL | undefined; leaving: readonly string[]; now: Date };

/** Of these series those that are not over end today; where somebody else is taught too, only who leaves is out of it. */
export async function endAllSeries(
  tx: Transaction,
  { isWhose, leaving, now }: Leaving,
): Promise<void> {
  const rows = await tx
    .select(seriesColumns)
    .from(series)
    .where(and(isWhose, isNull(series.endedAt)));
  for (const row of rows) {
    const today = toWall(now.getTime(), row.anchorZone).date;
    if (row.endsOn !== null && row.endsOn < today) continue;
    const stay = row.studentIds.filter((id) => !leaving.includes(id));
    if (stay.length > 0 && !leaving.includes(row.teacherId)) {
      await leaveSeries(tx, row.id, leaving);
      continue;
    }
    await endSeries(tx, row, { before: today, now });
    await agreeOnSeries(tx, row, { from: today, now });
  }
}
