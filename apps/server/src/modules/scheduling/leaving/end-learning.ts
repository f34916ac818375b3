import { toWall } from "@riwaq/domain/time/zone";
import { and, eq, isNull } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { enrolments } from "../../people/tables/enrolments.ts";
import { endSeries } from "../changes/end-series.ts";
import { series } from "../tables/series.ts";
import type { Pair } from "./queries.ts";

/** Nothing goes on between the two: no series, no enrolment. */
export async function endLearning(tx: Database, pair: Pair, now: Date): Promise<void> {
  await endAllSeries(tx, pair, now);
  await endEnrolments(tx, pair, now);
}

async function endAllSeries(tx: Database, { teacherId, studentId }: Pair, now: Date) {
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

/** An enrolment that has ended is how it is known that a pupil has left: who was never enrolled gets one. */
async function endEnrolments(tx: Database, pair: Pair, now: Date): Promise<void> {
  const ofPair = and(
    eq(enrolments.teacherId, pair.teacherId),
    eq(enrolments.studentId, pair.studentId),
  );
  await tx
    .update(enrolments)
    .set({ endedAt: now })
    .where(and(ofPair, isNull(enrolments.endedAt)));
  if ((await tx.$count(enrolments, ofPair)) > 0) return;
  await tx.insert(enrolments).values({ ...pair, programmeId: null, endedAt: now, createdAt: now });
}
