import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { keepsAccountOf } from "../../people/reach/family.ts";
import { seriesColumns } from "../series/queries.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";

/**
 * Series on whose wall this person stands: a teacher's or student's own, a parent's of children whose account is theirs.
 * One that others share stays where it is.
 */
function isAnchoredTo({ id }: SignedIn, zone: string) {
  const pupil = sql`taught.student_id`;
  const isOwn = sql`(${pupil} = ${id} or ${keepsAccountOf(id, pupil)})`;
  const isWholeFamily = sql`exists (select from series_students taught
      where taught.series_id = series.id and ${isOwn})
    and not exists (select from series_students taught
      where taught.series_id = series.id and not ${isOwn})`;
  const isTheirs = or(eq(series.teacherId, id), isWholeFamily);
  return and(isTheirs, eq(series.anchorZone, zone), isNull(series.endedAt));
}

/** Whoever a change of those series concerns, to be locked. */
export async function findAnchoredPeople(
  db: Database,
  actor: SignedIn,
  zone: string,
): Promise<string[]> {
  const rows = await db
    .select({ teacherId: series.teacherId, studentIds: seriesColumns.studentIds })
    .from(series)
    .where(isAnchoredTo(actor, zone));
  return [...new Set(rows.flatMap(({ teacherId, studentIds }) => [teacherId, ...studentIds]))];
}

/** Their lessons that are still to come, soonest first. */
export async function findAnchoredLessons(
  db: Database,
  actor: SignedIn,
  { zone, now }: { zone: string; now: Date },
) {
  return db
    .select({ session: sessions, series: seriesColumns })
    .from(series)
    .innerJoin(sessions, eq(sessions.seriesId, series.id))
    .where(
      and(isAnchoredTo(actor, zone), eq(sessions.status, "Scheduled"), gt(sessions.startsAt, now)),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

export type AnchoredLesson = Awaited<ReturnType<typeof findAnchoredLessons>>[number];
