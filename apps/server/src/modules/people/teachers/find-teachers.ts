import { TEACHERS_PAGE_SIZE, type TeachersQuery } from "@riwaq/contracts/people/teachers";
import { hoursElsewhere } from "@riwaq/domain/scheduling/availability/hours-elsewhere";
import type { WeeklyRange } from "@riwaq/domain/scheduling/availability/weekly-range";
import { type SQL, and, asc, count, eq, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { teachers } from "../tables/teachers.ts";
import { type Facts, NO_FACTS, factsInSql, pointsInSql, wishedIn } from "./facts-in-sql.ts";
import type { Sought } from "./find-sought.ts";
import { TEACHER_COLUMNS } from "./queries.ts";
import { readHours } from "./read-hours.ts";

type Reader = { timeZone: string; now: Date };
type Wall = { zone: string; parts: WeeklyRange[] };

/**
 * A page of the teachers who can be booked and fit, and how many there are. By id, which is no order of merit, or where
 * somebody's wish is asked about by what speaks for each; a page past the last is the last one. Who fits is found once,
 * from indexes alone; only the page's rows are read.
 */
export async function findTeachers(
  db: Database,
  query: TeachersQuery,
  reader: Reader,
  sought?: Sought,
) {
  const wished = sought && wishedIn(await findTeacherZones(db), sought, reader.now);
  const facts: Facts = sought && wished ? factsInSql(sought, wished) : NO_FACTS;
  const fits = db.$with("fits").as(
    db
      .select({
        id: sql<string>`${teachers.userId}`.as("teacher_id"),
        teachesProgramme: facts.teachesProgramme.as("teaches_programme"),
        hasHours: facts.hasHours.as("has_hours"),
        speaksLanguage: facts.speaksLanguage.as("speaks_language"),
        isGenderAllowed: facts.isGenderAllowed.as("is_gender_allowed"),
        teachesAge: facts.teachesAge.as("teaches_age"),
      })
      .from(teachers)
      .where(
        and(
          isBookable,
          query.programme === undefined ? undefined : teaches(query.programme),
          query.language && sql`${teachers.languages} @> array[${query.language}]::text[]`,
          await isPersonWhoFits(db, query, reader),
        ),
      ),
  );
  const total = db.$with("total").as(db.select({ count: count().as("count") }).from(fits));
  const points = sought ? [sql`${pointsInSql(fits)} desc`] : [];
  const inOrder = sql.join([...points, sql`teacher_id`], sql`, `);
  const rows = await db
    .with(fits, total)
    .select({
      ...TEACHER_COLUMNS,
      count: sql<number>`(select count::int from ${total})`,
      facts: {
        teachesProgramme: fits.teachesProgramme,
        speaksLanguage: sql<boolean>`${fits.speaksLanguage} is true`,
        isGenderAllowed: fits.isGenderAllowed,
        teachesAge: fits.teachesAge,
      },
    })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .innerJoin(fits, eq(fits.id, teachers.userId))
    .where(sql`${teachers.userId} in (select teacher_id from ${fits} order by ${inOrder} limit ${TEACHERS_PAGE_SIZE}
      offset ${TEACHERS_PAGE_SIZE}::int * least(${query.page - 1}::int,
        greatest(0, ((select count::int from ${total}) - 1) / ${TEACHERS_PAGE_SIZE}::int)))`)
    .orderBy(...points, asc(teachers.userId));
  const found = rows[0]?.count ?? 0;
  const pageCount = Math.max(1, Math.ceil(found / TEACHERS_PAGE_SIZE));
  return { rows, wished, count: found, page: Math.min(query.page, pageCount), pageCount };
}

/** As `hasRoom` of the domain says it; in the words of the index. */
const isBookable = sql`approval = 'approved' and (meeting_provider <> 'own' or meeting_link is not null)`;

function teaches(slug: string): SQL {
  return sql`${teachers.userId} in (select tp.teacher_id from teacher_programmes tp
    where tp.programme_id = (select p.id from programmes p where p.slug = ${slug} and p.archived_at is null))`;
}

/** Among the many who learn. */
const isTeacher = sql`u.id in (select t.user_id from teachers t)`;

/** What stands with the person and not with the teaching: gender, and free hours, which need their zone. */
async function isPersonWhoFits(
  db: Database,
  query: TeachersQuery,
  reader: Reader,
): Promise<SQL | undefined> {
  const hours = readHours(query);
  const person =
    query.gender === undefined ? isTeacher : sql`${isTeacher} and u.gender = ${query.gender}`;
  if (hours) return isFreeThen(db, person, hours, reader);
  return query.gender && sql`${teachers.userId} in (select u.id from users u where ${person})`;
}

/**
 * The hours are asked for on the reader's wall and kept on each teacher's. `is true` keeps the planner from joining
 * teacher by teacher: whoever is free then is gathered once, and looked up.
 */
async function isFreeThen(
  db: Database,
  person: SQL,
  hours: WeeklyRange,
  { timeZone: fromZone, now }: Reader,
): Promise<SQL> {
  const walls = (await findTeacherZones(db)).map((zone) => ({
    zone,
    parts: hoursElsewhere({ hours, fromZone, toZone: zone, nowMs: now.getTime() }),
  }));
  if (walls.length === 0) return sql`false`;
  const byDays = Map.groupBy(walls, ({ parts }) => parts.map((part) => part.dayOfWeek).join());
  const free = sql.join(
    [...byDays.values()].map((same) => freeOn(person, same)),
    sql` union all `,
  );
  return sql`(${teachers.userId} in (${free})) is true`;
}

/** Those whose wall shows the hours on the same days, one or two: each part lies in one of their free ranges. */
function freeOn(person: SQL, walls: readonly Wall[]): SQL {
  const parts = walls[0]?.parts ?? [];
  const isFree = parts.map(({ dayOfWeek }, index) => {
    const starts = walls.map((wall) => ({ ...wall, minute: wall.parts[index]?.startMinute ?? 0 }));
    const ends = walls.map((wall) => ({ ...wall, minute: wall.parts[index]?.endMinute ?? 0 }));
    return sql`exists (select from time_slots s
      where s.teacher_id = u.id and s.plan = 'usual' and s.day_of_week = ${dayOfWeek}
        and s.start_minute <= ${Math.max(...starts.map(({ minute }) => minute))}
        and s.end_minute >= ${Math.min(...ends.map(({ minute }) => minute))}
        and s.start_minute <= ${ofZone(starts)} and s.end_minute >= ${ofZone(ends)})`;
  });
  return sql`select u.id from users u where ${person} and ${sql.join(isFree, sql` and `)}`;
}

/** The minute that holds in the teacher's zone; null, and so never free, in every other. */
function ofZone(minutes: ReadonlyArray<{ zone: string; minute: number }>): SQL {
  const cases = [...Map.groupBy(minutes, ({ minute }) => minute)].map(
    ([minute, same]) =>
      sql`when u.time_zone in ${same.map(({ zone }) => zone)} then ${minute}::int`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

async function findTeacherZones(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ zone: users.timeZone })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId));
  return rows.map(({ zone }) => zone);
}
