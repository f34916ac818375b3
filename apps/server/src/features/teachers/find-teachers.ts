import { TEACHERS_PAGE_SIZE, type TeachersQuery } from "@riwaq/contracts/teachers";
import { hoursElsewhere } from "@riwaq/domain/availability/hours-elsewhere";
import type { WeeklyRange } from "@riwaq/domain/availability/weekly-range";
import { type SQL, and, asc, eq, inArray, or, sql } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { teachers } from "../../db/schema/teachers.ts";
import { users } from "../../db/schema/users.ts";
import { TEACHER_COLUMNS } from "./queries.ts";
import { readHours } from "./read-hours.ts";

type Reader = { timeZone: string; now: Date };

/**
 * A page of approved teachers who fit. By id, which is no order of merit and costs no sorting; a page past the last is
 * the last one.
 */
export async function findTeachers(db: Database, query: TeachersQuery, reader: Reader) {
  const fits = and(
    eq(teachers.approval, "approved"),
    query.programme === undefined ? undefined : teaches(query.programme),
    query.language && sql`${teachers.languages} @> array[${query.language}]::text[]`,
    query.gender && eq(users.gender, query.gender),
    await isFreeThen(db, readHours(query), reader),
  );
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(fits);
  const count = counted?.count ?? 0;
  const pageCount = Math.max(1, Math.ceil(count / TEACHERS_PAGE_SIZE));
  const page = Math.min(query.page, pageCount);
  const rows = await db
    .select(TEACHER_COLUMNS)
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(fits)
    .orderBy(asc(teachers.userId))
    .limit(TEACHERS_PAGE_SIZE)
    .offset((page - 1) * TEACHERS_PAGE_SIZE);
  return { rows, count, page, pageCount };
}

function teaches(slug: string): SQL {
  return sql`${teachers.userId} in (select tp.teacher_id from teacher_programmes tp
    where tp.programme_id = (select p.id from programmes p where p.slug = ${slug}))`;
}

/** The hours are asked for on the reader's wall and kept on each teacher's: once for each zone that teachers live in. */
async function isFreeThen(
  db: Database,
  hours: WeeklyRange | undefined,
  { timeZone: fromZone, now }: Reader,
): Promise<SQL | undefined> {
  if (!hours) return undefined;
  const zonesByHours = new Map<string, { zones: string[]; parts: WeeklyRange[] }>();
  for (const toZone of await findTeacherZones(db)) {
    const parts = hoursElsewhere({ hours, fromZone, toZone, nowMs: now.getTime() });
    const key = JSON.stringify(parts);
    const same = zonesByHours.get(key) ?? { zones: [], parts };
    same.zones.push(toZone);
    zonesByHours.set(key, same);
  }
  const ways = [...zonesByHours.values()].map(({ zones, parts }) =>
    and(inArray(users.timeZone, zones), ...parts.map(isFreeIn)),
  );
  return ways.length === 0 ? sql`false` : or(...ways);
}

function isFreeIn({ dayOfWeek, startMinute, endMinute }: WeeklyRange): SQL {
  return sql`${teachers.userId} in (select s.teacher_id from time_slots s
    where s.is_free and s.plan = 'usual' and s.day_of_week = ${dayOfWeek}
      and s.start_minute <= ${startMinute} and s.end_minute >= ${endMinute})`;
}

async function findTeacherZones(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ zone: users.timeZone })
    .from(users)
    .where(eq(users.role, "T"));
  return rows.map(({ zone }) => zone);
}
