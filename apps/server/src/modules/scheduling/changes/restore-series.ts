import { and, eq, notInArray } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { agreeOnSeries } from "../series/agree-on-series.ts";
import { findSeries } from "../series/queries.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";
import { cancelLessons } from "./cancel-lessons.ts";
import type { Before } from "./write-change.ts";

type By = { by: "family" | "teacher" | "staff"; now: Date };

/**
 * The series goes on as before, and as many lessons a week are agreed; one that continued it is over. The lessons that
 * were made for it alone, which are answered, are cancelled. Refused once somebody has changed either.
 */
export async function restoreSeries(tx: Transaction, before: Before, by: By): Promise<string[]> {
  if (before.series) await goOn(tx, before.series, by.now);
  const gone =
    before.newSeriesId === null ? [] : await takeBack(tx, before.newSeriesId, before, by);
  const found = before.series && (await findSeries(tx, before.series.id));
  const [from] = before.sessions.flatMap(({ seriesOn }) => seriesOn ?? []).toSorted();
  if (found && from) await agreeOnSeries(tx, found, { from, now: by.now });
  return gone;
}

async function goOn(
  tx: Transaction,
  { id, endsOn, endsOnLeft, wasEnded }: NonNullable<Before["series"]>,
  now: Date,
): Promise<void> {
  const found = await findSeries(tx, id);
  if (found?.endsOn !== endsOnLeft) throw refusal("conflict", "undo_taken");
  await tx
    .update(series)
    .set({ endsOn, updatedAt: now, ...(wasEnded ? {} : { endedAt: null }) })
    .where(eq(series.id, id));
}

async function takeBack(
  tx: Transaction,
  seriesId: string,
  { sessions: lessons }: Before,
  { by, now }: By,
): Promise<string[]> {
  const ofChange = lessons.map(({ id }) => id);
  const made = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.seriesId, seriesId), notInArray(sessions.id, ofChange)));
  const isAsMade = made.every(({ status, sequence }) => status === "Scheduled" && sequence === 0);
  if (!isAsMade) throw refusal("conflict", "undo_taken");
  const ids = made.map(({ id }) => id);
  await cancelLessons(tx, { ids, by, now });
  await tx
    .update(series)
    .set({ endsOn: series.startsOn, endedAt: now, updatedAt: now })
    .where(eq(series.id, seriesId));
  return ids;
}
