import { and, asc, eq, gt, isNull, or } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { keepsAccountOf } from "../../people/reach/family.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";

/** Series on whose wall this person stands: a teacher's or student's own, a parent's of children whose account is theirs. */
function isAnchoredTo({ id }: SignedIn, zone: string) {
  const isTheirs = or(
    eq(series.teacherId, id),
    eq(series.studentId, id),
    keepsAccountOf(id, series.studentId),
  );
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
