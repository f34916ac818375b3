import { type SQL, eq, getTableColumns, inArray, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { series } from "../tables/series.ts";

/**
 * With all who are taught in it, sorted. Written out, as drizzle leaves the table's name away in a select from one table,
 * and "id" alone would be somebody else's.
 */
export const seriesColumns = {
  ...getTableColumns(series),
  studentIds: sql<string[]>`array(select taught.student_id::text from series_students taught
    where taught.series_id = series.id order by 1)`,
};

export type SeriesRow = typeof series.$inferSelect & { studentIds: string[] };

export async function findSeries(db: Database, id: string): Promise<SeriesRow | undefined> {
  const [row] = await db.select(seriesColumns).from(series).where(eq(series.id, id));
  return row;
}

/** Whether one of these people is taught in a series. */
export const isAnyTaught = (ids: readonly string[]): SQL =>
  sql`exists (select from series_students taught where taught.series_id = series.id
    and ${inArray(sql`taught.student_id`, [...ids])})`;

export type PupilOfSeries = { id: string; name: string; zone: string };

/** Those taught in a series whom its reader may see, by name. */
export const pupilsOfSeries = (visible: SQL) => sql<PupilOfSeries[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'zone', u.time_zone) order by u.name, u.id)
  from series_students taught join users u on u.id = taught.student_id
  where taught.series_id = series.id and ${visible}), '[]'::jsonb)`;
