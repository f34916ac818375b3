import type { Language } from "@riwaq/contracts/languages";
import { type SQL, sql } from "drizzle-orm";

import { nameOfText } from "../../modules/notifications/texts/find-text.ts";
import type { Database } from "../../platform/db/database.ts";

export type Called = { name: string | null; at: Date | null; personId: string | null };
export type Subject = { type: string; id: string };

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
/** In the place of the name of whose records were removed. */
const NOBODY = "—";

const person = (from: SQL, key: SQL): SQL =>
  sql`select ${key}::text as id, called.name, null::timestamptz as at, called.id::text as person_id
    from ${from} join users called on called.id = `;

/**
 * By kind of subject: its id, what it is called, of a lesson when, and whose page tells more. Each arm ends before
 * `where id = any(…)`, and says the type of every column: whichever comes first names them for all.
 */
const ARMS: Record<string, (language: Language) => SQL> = {
  user: () => sql`select row.id::text as id, row.name, null::timestamptz as at,
    row.id::text as person_id from users row`,
  session: () => sql`select row.id::text, concat_ws(', ', taught.name,
      (select string_agg(pupil.name, ', ' order by pupil.name) from session_students seat
        join users pupil on pupil.id = seat.student_id where seat.session_id = row.id)),
    row.starts_at, null::text from sessions row join users taught on taught.id = row.teacher_id`,
  report: () => sql`${person(sql`session_reports row`, sql`row.id`)} row.student_id`,
  periodic_report: () => sql`${person(sql`periodic_reports row`, sql`row.id`)} row.student_id`,
  mark: () => sql`${person(sql`word_marks row`, sql`row.id`)} row.student_id`,
  offer: () => sql`${person(sql`offers row`, sql`row.id`)} row.student_id`,
  "make-up": () => sql`${person(sql`make_ups row`, sql`row.id`)} row.student_id`,
  series: () => sql`select row.id::text, (select string_agg(pupil.name, ', ' order by pupil.name)
      from series_students seat join users pupil on pupil.id = seat.student_id
      where seat.series_id = row.id), null::timestamptz, null::text from series row`,
  family: () => sql`select row.id::text, (select string_agg(one.name, ', ' order by one.name)
      from family_members held join users one on one.id = held.user_id
      where held.family_id = row.id and held.kind = 'child'), null::timestamptz, null::text
    from families row`,
  programme: (language) => sql`select row.id::text, row.name ->> ${language}::text,
    null::timestamptz, null::text from programmes row`,
  resource: () => sql`select row.id::text, row.title, null::timestamptz, null::text
    from resources row`,
  deck: () => sql`select row.id::text, row.title, null::timestamptz, null::text
    from card_decks row`,
  holiday: () => sql`select row.id::text, row.kind::text, null::timestamptz, null::text
    from holidays row`,
  staff_invitation: () => sql`select row.id::text, row.email::text, null::timestamptz, null::text
    from staff_invitations row`,
};

const PEOPLE = new Set(["user", "teacher", "student"]);
const armOf = (type: string) => (PEOPLE.has(type) ? "user" : type);
const keyOf = ({ type, id }: Subject) => `${armOf(type)} ${id}`;

/** What all of these are called now, in one query; what is gone is called nothing. */
export async function findNames(
  db: Database,
  subjects: readonly Subject[],
  language: Language,
): Promise<(subject: Subject) => Called> {
  const ids = new Map<string, Set<string>>();
  for (const { type, id } of subjects) {
    const arm = armOf(type);
    if (!ARMS[arm] || !UUID.test(id)) continue;
    ids.set(arm, (ids.get(arm) ?? new Set()).add(id));
  }
  const arms = [...ids].map(
    ([arm, of]) => sql`select ${arm}::text as type, found.* from (
      ${ARMS[arm]?.(language)} where row.id = any(${sql.param([...of])}::uuid[])
    ) found (id, name, at, person_id)`,
  );
  const found = new Map<string, Called>();
  if (arms.length > 0) {
    for (const row of await namesIn(db, sql.join(arms, sql` union all `))) {
      found.set(`${row.type} ${row.id}`, row);
    }
  }
  return (subject) =>
    found.get(keyOf(subject)) ?? { ...NOWHERE, name: nameWithout(subject, language) };
}

const NOWHERE = { at: null, personId: null };

/** A mail or notice is called so by no row. */
const nameWithout = ({ type, id }: Subject, language: Language) =>
  type === "letter" ? nameOfText(id, language) : null;

async function namesIn(db: Database, arms: SQL) {
  const rows = await db
    .select({
      type: sql<string>`named.type`,
      id: sql<string>`named.id`,
      name: sql<string | null>`named.name`,
      atMs: sql<number | null>`extract(epoch from named.at)::float8 * 1000`,
      personId: sql<string | null>`named.person_id`,
    })
    .from(sql`(${arms}) as named`);
  return rows.map(({ atMs, name, ...row }) => ({
    ...row,
    name: name === NOBODY || name === "" ? null : name,
    at: atMs === null ? null : new Date(atMs),
  }));
}
