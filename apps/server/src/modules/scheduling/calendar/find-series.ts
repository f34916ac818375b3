import type { Role } from "@riwaq/contracts/roles";
import { type SeriesRule, parseSeriesRule } from "@riwaq/domain/scheduling/series/series";
import { type SQL, and, eq, gte, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { parentsOf } from "../../people/reach/family.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { series } from "../tables/series.ts";

const teacher = alias(users, "teacher");
const student = alias(users, "student");

const columns = {
  id: series.id,
  programme: programmes.name,
  teacherName: teacher.name,
  teacherZone: teacher.timeZone,
  studentName: student.name,
  studentZone: student.timeZone,
  anchorZone: series.anchorZone,
  times: series.times,
  lengthMin: series.lengthMinutes,
  startsOn: series.startsOn,
  endsOn: series.endsOn,
};

/** Series that are not over on this date, of these people: taught, learnt, or their children's. Each with its reader. */
export async function findSeries(db: Database, people: string[], today: string) {
  const isOn = and(
    or(isNull(series.endsOn), gte(series.endsOn, today)),
    or(isNull(series.endedAt), isNotNull(series.endsOn)),
  );
  const of = (readerId: AnyPgColumn | SQL, readerRole: Role) =>
    db
      .select({
        readerId: sql<string>`${readerId}`,
        readerRole: sql<Role>`${readerRole}::text`,
        ...columns,
      })
      .from(series)
      .innerJoin(teacher, eq(teacher.id, series.teacherId))
      .innerJoin(student, eq(student.id, series.studentId))
      .leftJoin(programmes, eq(programmes.id, series.programmeId));
  const taught = await of(series.teacherId, "T").where(
    and(inArray(series.teacherId, people), isOn),
  );
  const learnt = await of(series.studentId, "S").where(
    and(inArray(series.studentId, people), isOn),
  );
  const children = await of(sql`parent.id`, "P")
    .innerJoin(sql`lateral ${parentsOf(series.studentId)} as parent (id)`, sql`true`)
    .where(and(inArray(sql`parent.id`, people), isOn));
  return [...taught, ...learnt, ...children];
}

export type SeriesRow = Awaited<ReturnType<typeof findSeries>>[number];

/** Undefined for a row that no rule of ours can be: it has no hours to tell of. */
export function ruleOf(row: SeriesRow): SeriesRule | undefined {
  const parsed = parseSeriesRule(row);
  return parsed.ok ? parsed.rule : undefined;
}
