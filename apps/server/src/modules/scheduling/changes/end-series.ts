import type { SeriesRule } from "@riwaq/domain/scheduling/series/series";
import { splitSeries } from "@riwaq/domain/scheduling/series/series-change";
import { eq } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { series } from "../tables/series.ts";
import type { SeriesRow } from "./queries.ts";

/** The rule of a stored series. */
export function ruleOf({ anchorZone, times, lengthMinutes, startsOn, endsOn }: SeriesRow) {
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
