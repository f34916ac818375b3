import { and, eq } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { series } from "../../db/schema/series.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { cancelLessons } from "./cancel-lessons.ts";
import type { Before } from "./write-change.ts";

type By = { by: "family" | "teacher" | "staff"; now: Date };

/** The series goes on as before; one that continued it is over, and its lessons, which are answered, are cancelled. */
export async function restoreSeries(
  tx: Database,
  { series: before, newSeriesId }: Before,
  { by, now }: By,
): Promise<string[]> {
  if (before) {
    const { id, endsOn, wasEnded } = before;
    await tx
      .update(series)
      .set({ endsOn, updatedAt: now, ...(wasEnded ? {} : { endedAt: null }) })
      .where(eq(series.id, id));
  }
  if (newSeriesId === null) return [];
  const made = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.seriesId, newSeriesId), eq(sessions.status, "Scheduled")));
  const ids = made.map(({ id }) => id);
  await cancelLessons(tx, { ids, by, now });
  await tx
    .update(series)
    .set({ endsOn: series.startsOn, endedAt: now, updatedAt: now })
    .where(eq(series.id, newSeriesId));
  return ids;
}
