import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";

/** Series on whose wall this person stands: a teacher's or student's own, a parent's of children whose account is theirs. */
function isAnchoredTo({ id, role }: SignedIn, zone: string) {
  const isTheirs =
    role === "T"
      ? eq(series.teacherId, id)
      : sql`(${series.studentId} = ${id} or exists (select from guardianships g
          join users child on child.id = g.student_id and child.email is null
          where g.parent_id = ${id} and g.student_id = ${series.studentId}))`;
  return and(isTheirs, eq(series.anchorZone, zone), isNull(series.endedAt));
}

/** Whoever a change of those series concerns, to be locked. */
export async function findAnchoredPeople(
  db: Database,
  actor: SignedIn,
  zone: string,
): Promise<string[]> {
  const rows = await db
    .select({ teacherId: series.teacherId, studentId: series.studentId })
    .from(series)
    .where(isAnchoredTo(actor, zone));
  return [...new Set(rows.flatMap(({ teacherId, studentId }) => [teacherId, studentId]))];
}

/** Their lessons that are still to come, soonest first. */
export async function findAnchoredLessons(
  db: Database,
  actor: SignedIn,
  { zone, now }: { zone: string; now: Date },
) {
  return db
    .select({ session: sessions, series })
    .from(series)
    .innerJoin(sessions, eq(sessions.seriesId, series.id))
    .where(
      and(isAnchoredTo(actor, zone), eq(sessions.status, "Scheduled"), gt(sessions.startsAt, now)),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

export type AnchoredLesson = Awaited<ReturnType<typeof findAnchoredLessons>>[number];
