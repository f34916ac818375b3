import { LESSONS_PER_PAGE } from "@riwaq/contracts/scheduling/all-lessons";
import { wordsOfName } from "@riwaq/domain/people/search-text";
import { type LessonState, statusesOf } from "@riwaq/domain/scheduling/sessions/status";
import { type SQL, and, asc, eq, gt, gte, inArray, like, lt, lte, or, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { sessions } from "../tables/sessions.ts";
import { sessionsOf } from "./queries.ts";

type Range = { from: Date; until: Date };

type Asked = {
  range: Range;
  search: string;
  teacher: string | undefined;
  state: LessonState | undefined;
  page: number;
  now: Date;
};

/**
 * A page of everybody's lessons that begin in [from, until), the earliest first, and how many there are; past the last
 * page, the last. They are counted and put in order by an index alone, and only the page's rows are read.
 */
export async function findAllLessons(db: Database, staff: SignedIn, asked: Asked) {
  const where = narrowed(db, asked);
  const rowsOn = (page: number) =>
    sessionsOf(db, staff)
      .where(sql`${sessions.id} = any(array${idsOn(db, where, page)})`)
      .orderBy(asc(sessions.startsAt), asc(sessions.id));
  const [total, rows] = await Promise.all([db.$count(sessions, where), rowsOn(asked.page)]);
  const pages = Math.max(1, Math.ceil(total / LESSONS_PER_PAGE));
  if (asked.page <= pages) return { rows, total, page: asked.page, pages };
  return { rows: await rowsOn(pages), total, page: pages, pages };
}

const idsOn = (db: Database, where: SQL | undefined, page: number) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(where)
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(LESSONS_PER_PAGE)
    .offset((page - 1) * LESSONS_PER_PAGE);

function narrowed(db: Database, { range, search, teacher, state, now }: Asked): SQL | undefined {
  return and(
    gte(sessions.startsAt, range.from),
    lt(sessions.startsAt, range.until),
    teacher === undefined ? undefined : eq(sessions.teacherId, teacher),
    state && isIn(state, now),
    search === "" ? undefined : isNamed(db, search, range),
  );
}

function isIn(state: LessonState, now: Date): SQL | undefined {
  const { status, endsAt } = sessions;
  const [coming, over] = [statusesOf(state, "coming"), statusesOf(state, "over")];
  return or(
    and(gt(endsAt, now), inArray(status, [...coming])),
    and(lte(endsAt, now), inArray(status, [...over])),
  );
}

/** By what stands in the name of the teacher or of somebody taught. Those of that name are found once, by an index. */
function isNamed(db: Database, search: string, range: Range): SQL {
  const words = wordsOfName(search).join(" ");
  if (words === "") return sql`false`;
  const pattern = `%${words.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const named = db.select({ id: users.id }).from(users).where(like(users.nameWords, pattern));
  return sql`(sessions.teacher_id in ${named} or sessions.id in (
    select taught.session_id from session_students taught where taught.student_id in ${named}
      and taught.starts_at >= ${range.from.toISOString()}::timestamptz
      and taught.starts_at < ${range.until.toISOString()}::timestamptz))`;
}

/** Who teaches here, whoever is asked for and whoever has lessons in these days, by name: few of all who have one. */
export async function findTeachersByName(db: Database, also: readonly string[], within?: Range) {
  const isMeant = sql`${teachers.userId} = any(${sql.param([...also])}::uuid[])`;
  const hasLessons =
    within &&
    sql`exists (select from sessions lesson where lesson.teacher_id = ${teachers.userId}
      and lesson.starts_at >= ${within.from.toISOString()}::timestamptz
      and lesson.starts_at < ${within.until.toISOString()}::timestamptz)`;
  const ids = db
    .select({ id: teachers.userId })
    .from(teachers)
    .where(or(eq(teachers.approval, "approved"), isMeant, hasLessons));
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} = any(array${ids})`)
    .orderBy(asc(users.name), asc(users.id));
}
