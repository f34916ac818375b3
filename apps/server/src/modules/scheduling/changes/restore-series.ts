import { and, eq, notInArray } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";
import { cancelLessons } from "./cancel-lessons.ts";
import { findSeries } from "./queries.ts";
import type { Before } from "./write-change.ts";

type By = { by: "family" | "teacher" | "staff"; now: Date };

/**
 * The series goes on as before; one that continued it is over. The lessons that were made for it alone, which are
 * answered, are cancelled. Refused once somebody has changed either.
 */
export async function restoreSeries(
  tx: Transaction,
  { series: before, newSeriesId, sessions: lessons }: Before,
  { by, now }: By,
): Promise<string[]> {
  if (before) {
    const { id, endsOn, endsOnLeft, wasEnded } = before;
    const found = await findSeries(tx, id);
    if (found?.endsOn !== endsOnLeft) throw refusal("conflict", "undo_taken");
    await tx
      .update(series)
      .set({ endsOn, updatedAt: now, ...(wasEnded ? {} : { endedAt: null }) })
      .where(eq(series.id, id));
  }
  if (newSeriesId === null) return [];
  const ofChange = lessons.map(({ id }) => id);
  const made = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.seriesId, newSeriesId), notInArray(sessions.id, ofChange)));
  const isAsMade = made.every(({ status, sequence }) => status === "Scheduled" && sequence === 0);
  if (!isAsMade) throw refusal("conflict", "undo_taken");
  const ids = made.map(({ id }) => id);
  await cancelLessons(tx, { ids, by, now });
  await tx
    .update(series)
    .set({ endsOn: series.startsOn, endedAt: now, updatedAt: now })
    .where(eq(series.id, newSeriesId));
  return ids;
}
