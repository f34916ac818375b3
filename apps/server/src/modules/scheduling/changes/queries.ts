import { and, asc, eq, gt, gte, inArray, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { parentsOf } from "../../people/reach/family.ts";
import { type SeriesRow, findSeries } from "../series/queries.ts";
import type { Lesson } from "../sessions/load-lesson.ts";
import { bookingChanges } from "../tables/booking-changes.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** The lesson's own series; undefined for a lesson of none. */
export async function findSeriesOf(db: Database, lesson: Lesson): Promise<SeriesRow | undefined> {
  return lesson.seriesId === null ? undefined : findSeries(db, lesson.seriesId);
}

/** This lesson and those that follow it in its series and are still to come, wherever they were moved to. */
export async function findFollowing(db: Database, lesson: Lesson, now: Date) {
  const { seriesId, seriesOn } = lesson;
  if (seriesId === null || seriesOn === null) return [];
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.seriesId, seriesId),
        gte(sessions.seriesOn, seriesOn),
        eq(sessions.status, "Scheduled"),
        gt(sessions.startsAt, now),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

export async function findSessionsById(tx: Transaction, ids: readonly string[]) {
  return tx
    .select()
    .from(sessions)
    .where(inArray(sessions.id, [...ids]))
    .orderBy(asc(sessions.id))
    .for("update");
}

/** Whether a lesson's series was ended before that lesson, so that nobody expects it any more. */
export async function isAnySeriesOver(
  tx: Transaction,
  lessons: ReadonlyArray<Pick<SessionRow, "seriesId" | "seriesOn">>,
) {
  const ids = lessons.flatMap(({ seriesId }) => seriesId ?? []);
  if (ids.length === 0) return false;
  const rows = await tx.select().from(series).where(inArray(series.id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  return lessons.some(({ seriesId, seriesOn }) => {
    const row = found.get(seriesId ?? "");
    if (!row || seriesOn === null) return false;
    return row.endedAt !== null || (row.endsOn !== null && row.endsOn < seriesOn);
  });
}

/** The clocks of a lesson's two sides; the family's is its first pupil's. */
export async function findZones(db: Database, { teacherId, studentIds }: Lesson) {
  const zoneOf = (id: string | undefined) =>
    sql<string | null>`(select time_zone from users where id = ${id ?? null}::uuid)`;
  const [row] = await db
    .select({
      teacher: zoneOf(teacherId),
      family: zoneOf(studentIds[0]),
      institute: sql<string>`time_zone`,
    })
    .from(sql`institute`);
  const institute = row?.institute ?? "UTC";
  const teacher = row?.teacher ?? institute;
  return { institute, teacher, family: row?.family ?? teacher };
}

export type Zones = Awaited<ReturnType<typeof findZones>>;

/** How often the lesson's family has moved it, by itself and not taken back: by the changes of each, an index of few. */
export async function countFamilyMoves(db: Database, { id, studentIds }: Lesson): Promise<number> {
  const ids = sql.param([...studentIds]);
  return db.$count(
    bookingChanges,
    and(
      sql`${bookingChanges.actorId} in (select unnest(${ids}::uuid[])
        union select parent.id from unnest(${ids}::uuid[]) as pupil (id)
          cross join lateral ${parentsOf(sql`pupil.id`)} as parent (id))`,
      eq(bookingChanges.kind, "move"),
      eq(bookingChanges.scope, "one"),
      isNull(bookingChanges.undoneAt),
      sql`${bookingChanges.before} -> 'sessions' -> 0 ->> 'id' = ${id}`,
    ),
  );
}

/** A change of the actor's own: nobody else's is to be found. */
export async function findOwnChange(tx: Transaction, actorId: string, id: string) {
  const [row] = await tx
    .select()
    .from(bookingChanges)
    .where(and(eq(bookingChanges.id, id), eq(bookingChanges.actorId, actorId)))
    .for("update");
  return row;
}
