import type { Language } from "@riwaq/contracts/languages";
import { currentAge } from "@riwaq/domain/people/age";
import { toWall } from "@riwaq/domain/time/zone";
import { sql } from "drizzle-orm";

import { requireRight } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/db/database.ts";
import { rowsOf } from "../../platform/db/table-names.ts";
import type { Cell, Row, Table } from "../../platform/files/write-csv.ts";
import { columnText } from "../../platform/i18n/translate.ts";

const AT_ONCE = 500;
const FIRST = "00000000-0000-0000-0000-000000000000";

type Someone = { name: string; email: string | null; phone: string | null };
type Page<Found> = (db: Database, after: string) => Promise<Array<Found & { id: string }>>;

const membersOf = (kind: "guardian" | "child", family: string) => sql`(
  select coalesce(json_agg(json_build_object('name', person.name, 'email', person.email,
    'phone', person.phone_number) order by member.created_at, person.name), '[]')
  from family_members member join users person on person.id = member.user_id
  where member.family_id = ${sql.raw(family)} and member.kind = ${kind} and person.closed_at is null)`;

type FamilyRow = { guardians: Someone[]; children: Someone[]; payer: string | null; since: string };

const familiesAfter: Page<FamilyRow> = (db, after) =>
  rowsOf(
    db,
    sql`select families.id, ${membersOf("guardian", "families.id")} as guardians,
      ${membersOf("child", "families.id")} as children,
      (select name from users where id = families.payer_id and closed_at is null) as payer,
      to_char(families.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
    from families where families.id > ${after} order by families.id limit ${AT_ONCE}`,
  );

type PupilRow = {
  name: string;
  email: string | null;
  gender: string | null;
  zone: string;
  language: Language;
  ageDeclared: number;
  ageDeclaredOn: string;
  guardians: Someone[];
};

const pupilsAfter: Page<PupilRow> = (db, after) =>
  rowsOf(
    db,
    sql`select person.id, person.name, person.email, person.gender, person.time_zone as zone,
      person.language, pupil.age_declared as "ageDeclared",
      pupil.age_declared_on::text as "ageDeclaredOn",
      coalesce((select ${membersOf("guardian", "own.family_id")} from family_members own
        where own.user_id = person.id and own.kind = 'child'), '[]') as guardians
    from students pupil join users person on person.id = pupil.user_id
    where person.id > ${after} and person.closed_at is null order by person.id limit ${AT_ONCE}`,
  );

type TeacherRow = Someone & {
  gender: string | null;
  zone: string;
  approval: string;
  years: number;
  languages: string[];
};

const teachersAfter: Page<TeacherRow> = (db, after) =>
  rowsOf(
    db,
    sql`select person.id, person.name, person.email, person.phone_number as phone, person.gender,
      person.time_zone as zone, teacher.approval, teacher.years_of_experience as years,
      teacher.languages
    from teachers teacher join users person on person.id = teacher.user_id
    where person.id > ${after} and person.closed_at is null order by person.id limit ${AT_ONCE}`,
  );

const contactOf = (someone: Someone | undefined): Cell[] => [
  someone?.name ?? null,
  someone?.email ?? null,
  someone?.phone ?? null,
];

const GUARDIANS = [
  "guardian_name",
  "guardian_email",
  "guardian_phone",
  "second_name",
  "second_email",
  "second_phone",
];

const guardiansOf = ([first, second]: readonly Someone[]) => [
  ...contactOf(first),
  ...contactOf(second),
];

const namesOf = (people: readonly Someone[]) => people.map(({ name }) => name).join("; ");

/** Everybody of a kind whose account is open, a page at a time. */
function tableOf<Found>(
  ctx: Context,
  columns: readonly string[],
  page: Page<Found>,
  rowOf: (found: Found) => Row,
): Table {
  async function* pages() {
    for (let after = FIRST; ;) {
      const rows = await page(ctx.db, after);
      yield rows.map(rowOf);
      if (rows.length < AT_ONCE) return;
      after = rows.at(-1)?.id ?? after;
    }
  }
  return {
    header: columns.map((name) => columnText(`exchange:columns.${name}`, ctx.language)),
    pages,
  };
}

/** Families, pupils as an import reads them again, and teachers. */
export async function listPeopleTable(
  ctx: Context,
  table: "families" | "pupils" | "teachers",
): Promise<Table> {
  requireRight("people")(ctx.actor);
  const now = ctx.clock.now().getTime();
  const tables = {
    families: () =>
      tableOf(ctx, [...GUARDIANS, "children", "payer", "since"], familiesAfter, (family) => [
        ...guardiansOf(family.guardians),
        namesOf(family.children),
        family.payer,
        family.since,
      ]),
    pupils: () =>
      tableOf(
        ctx,
        [...GUARDIANS, "pupil_name", "pupil_email", "age", "gender", "language", "time_zone"],
        pupilsAfter,
        (pupil) => [
          ...guardiansOf(pupil.guardians),
          pupil.name,
          pupil.email,
          currentAge({
            ageDeclared: pupil.ageDeclared,
            declaredOn: pupil.ageDeclaredOn,
            today: toWall(now, pupil.zone).date,
          }),
          pupil.gender,
          pupil.language,
          pupil.zone,
        ],
      ),
    teachers: () =>
      tableOf(
        ctx,
        ["name", "email", "phone", "gender", "time_zone", "approval", "years", "languages"],
        teachersAfter,
        (teacher) => [
          ...contactOf(teacher),
          teacher.gender,
          teacher.zone,
          teacher.approval,
          teacher.years,
          teacher.languages.join("; "),
        ],
      ),
  };
  return tables[table]();
}
