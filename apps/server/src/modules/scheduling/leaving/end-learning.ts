import { and, eq } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { endAgreements } from "../../people/reach/agree-lessons.ts";
import { endAllSeries } from "../series/end-series.ts";
import { isAnyTaught } from "../series/queries.ts";
import { series } from "../tables/series.ts";
import type { Pair } from "./queries.ts";

/** Nothing goes on between the two: nothing agreed, no series. */
export async function endLearning(tx: Transaction, pair: Pair, now: Date): Promise<void> {
  const leaving = [pair.studentId];
  const isWhose = and(eq(series.teacherId, pair.teacherId), isAnyTaught(leaving));
  await endAgreements(tx, pair, now);
  await endAllSeries(tx, { isWhose, leaving, now });
}
