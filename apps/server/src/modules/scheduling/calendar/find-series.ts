import type { Role } from "@riwaq/contracts/roles";
import { type SeriesRule, parseSeriesRule } from "@riwaq/domain/scheduling/series/series";
import { and, eq, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { isChildOf, parentsOf } from "../../people/reach/family.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { pupilsOfSeries } from "../series/queries.ts";
import { seriesStudents } from "../tables/series-students.ts";
import { series } from "../tables/series.ts";

const columns = {
  id: series.id,
  programme: programmes.name,
  teacherName: users.name,
  teacherZone: users.timeZone,
  anchorZone: series.anchorZone,
  times: series.times,
  lengthMin: series.lengthMinutes,
  startsOn: series.startsOn,
  endsOn: series.endsOn,
};

/**
 * Series that are not over on this date, of these people: taught, learnt, or their children's. Each with its
 * reader, and the pupils as that reader sees them: a pupil alone, a parent own children.
 */
export async function findSeries(db: Database, people: string[], today: string) {
  const isOn = and(
    or(isNull(series.endsOn), gte(series.endsOn, today)),
    or(isNull(series.endedAt), isNotNull(series.endsOn)),
  );
  const taught = await db
    .select({
      ...columns,
      ...readBy("T"),
      readerId: series.teacherId,
      pupils: pupilsOfSeries(sql`true`),
    })
    .from(series)
    .innerJoin(users, eq(users.id, series.teacherId))
    .leftJoin(programmes, eq(programmes.id, series.programmeId))
    .where(and(inArray(series.teacherId, people), isOn));
  const own = sql`taught.student_id = ${seriesStudents.studentId}`;
  const learnt = await db
    .select({
      ...columns,
      ...readBy("S"),
      readerId: seriesStudents.studentId,
      pupils: pupilsOfSeries(own),
    })
    .from(series)
    .innerJoin(seriesStudents, eq(seriesStudents.seriesId, series.id))
    .innerJoin(users, eq(users.id, series.teacherId))
    .leftJoin(programmes, eq(programmes.id, series.programmeId))
    .where(and(inArray(seriesStudents.studentId, people), isOn));
  const theirs = isChildOf(sql`taught.student_id`, sql`parent.id`);
  const children = await db
    .selectDistinct({
      ...columns,
      ...readBy("P"),
      readerId: sql<string>`parent.id`,
      pupils: pupilsOfSeries(theirs),
    })
    .from(series)
    .innerJoin(seriesStudents, eq(seriesStudents.seriesId, series.id))
    .innerJoin(sql`lateral ${parentsOf(seriesStudents.studentId)} as parent (id)`, sql`true`)
    .innerJoin(users, eq(users.id, series.teacherId))
    .leftJoin(programmes, eq(programmes.id, series.programmeId))
    .where(and(inArray(sql`parent.id`, people), isOn));
  return [...taught, ...learnt, ...children];
}

const readBy = (role: Role) => ({ readerRole: sql<Role>`${role}::text` });

export type SeriesRow = Awaited<ReturnType<typeof findSeries>>[number];

/** Undefined for a row that no rule of ours can be: it has no hours to tell of. */
export function ruleOf(row: SeriesRow): SeriesRule | undefined {
  const parsed = parseSeriesRule(row);
  return parsed.ok ? parsed.rule : undefined;
}
