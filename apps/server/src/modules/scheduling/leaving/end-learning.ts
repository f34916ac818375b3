import { toWall } from "@riwaq/domain/time/zone";
import { and, eq, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { endAgreements } from "../../people/reach/agree-lessons.ts";
import { endSeries } from "../changes/end-series.ts";
import { series } from "../tables/series.ts";
import type { Pair } from "./queries.ts";

/** Nothing goes on between the two: no series, no enrolment. */
export async function endLearning(tx: Transaction, pair: Pair, now: Date): Promise<void> {
  await endAllSeries(tx, pair, now);
  await endAgreements(tx, pair, now);
}

async function endAllSeries(tx: Transaction, { teacherId, studentId }: Pair, now: Date) {
  const running = and(
    eq(series.teacherId, teacherId),
    eq(series.studentId, studentId),
    isNull(series.endedAt),
  );
  for (const row of await tx.select().from(series).where(running)) {
    const today = toWall(now.getTime(), row.anchorZone).date;
    if (row.endsOn === null || row.endsOn >= today) {
      await endSeries(tx, row, { before: today, now });
    }
  }
}
