import {
  STUDENTS_PER_PAGE,
  type Student,
  type StudentsPage,
  type StudentsQuery,
} from "@riwaq/contracts/people/students";
import { matchesText } from "@riwaq/domain/people/search-text";
import { HELD_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import type { Performance } from "@riwaq/domain/words";
import { sql } from "drizzle-orm";

import { findLastGrades } from "../../modules/learning/reports/queries.ts";
import { type PupilRow, findPupils } from "../../modules/people/reach/find-pupils.ts";
import { sessions } from "../../modules/scheduling/tables/sessions.ts";
import { requireTeacher } from "../../platform/actors.ts";
import type { Context, User } from "../../platform/context.ts";
import { isOneOf } from "../../platform/db/columns.ts";
import type { Database } from "../../platform/db/database.ts";
import { presentStudent } from "./presenter.ts";

/** All of a teacher's own pupils, by name. */
export async function listStudents(ctx: Context): Promise<Student[]> {
  const teacher = requireTeacher(ctx.actor);
  return present(ctx, teacher, await findPupils(ctx.db, teacher.id, ctx.clock.now()));
}

/**
 * One page of them, searched as people type and in the order asked for; a page past the last is the last one. They are
 * searched and put in order here, where accents and vowel signs do not matter and the rule of performances stands: a
 * teacher has them by the dozen.
 */
export async function listStudentsPage(ctx: Context, query: StudentsQuery): Promise<StudentsPage> {
  const teacher = requireTeacher(ctx.actor);
  const pupils = await findPupils(ctx.db, teacher.id, ctx.clock.now());
  const found = pupils.filter(({ name }) => matchesText([name], query.search));
  const pages = Math.max(1, Math.ceil(found.length / STUDENTS_PER_PAGE));
  const page = Math.min(query.page, pages);
  const students = (await present(ctx, teacher, found))
    .toSorted(orderOf(query, ctx.language))
    .slice((page - 1) * STUDENTS_PER_PAGE, page * STUDENTS_PER_PAGE);
  return { students, page, pages, total: found.length };
}

async function present(ctx: Context, teacher: User, rows: readonly PupilRow[]): Promise<Student[]> {
  const ids = rows.map(({ id }) => id);
  const lastHeld = await findLastHeld(ctx.db, teacher.id, ids);
  const grades = await findLastGrades(ctx.db, ids, teacher.id);
  const now = ctx.clock.now();
  return rows.map((row) => {
    const known = { ...row, lastHeldAt: lastHeld.get(row.id), grades: grades.get(row.id) ?? [] };
    return presentStudent(known, teacher.timeZone, now);
  });
}

const RANK: Record<Performance, number> = { Average: 1, Good: 2, Excellent: 3 };

const VALUE_OF = {
  name: () => 0,
  age: ({ age }) => age,
  last_activity: ({ last_activity: date }) => (date === null ? null : Date.parse(date)),
  performance: ({ performance }) => (performance === null ? null : RANK[performance]),
} as const satisfies Record<StudentsQuery["sort"], (student: Student) => number | null>;

/** Whoever has no value stands last in either order; equals stand by name. */
function orderOf({ sort, order }: StudentsQuery, language: string) {
  const { compare } = new Intl.Collator(language, { sensitivity: "base", numeric: true });
  const way = order === "asc" ? 1 : -1;
  return (a: Student, b: Student): number => {
    const [one, other] = [VALUE_OF[sort](a), VALUE_OF[sort](b)];
    const byValue =
      one === null || other === null
        ? Number(one === null) - Number(other === null)
        : way * (one - other);
    const byName = compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
    return byValue || (sort === "name" ? way * byName : byName);
  };
}

/** When each of them last had a lesson of this teacher; whoever had none is left out. */
async function findLastHeld(
  db: Database,
  teacherId: string,
  studentIds: readonly string[],
): Promise<Map<string, Date>> {
  if (studentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: sql<string>`pupil.id`, at: sql<Date>`last.at`.mapWith(sessions.startsAt) })
    .from(
      sql`unnest(${sql.param([...studentIds])}::uuid[]) as pupil (id)
      cross join lateral (select l.starts_at as at from session_students l
        join sessions s on s.id = l.session_id
        where l.student_id = pupil.id and s.teacher_id = ${teacherId}
          and ${isOneOf(sql`l.status`, HELD_STATUSES)}
        order by l.starts_at desc limit 1) last`,
    );
  return new Map(rows.map(({ id, at }) => [id, at]));
}
