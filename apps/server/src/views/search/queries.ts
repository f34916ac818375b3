import type { PersonRole } from "@riwaq/contracts/roles";
import { type FoundPerson, FOUND_PER_GROUP } from "@riwaq/contracts/views/search";
import { type SQL, ne, sql } from "drizzle-orm";

import { NOBODY, users } from "../../modules/identity/tables/users.ts";
import { rolesOf } from "../../modules/identity/users/queries.ts";
import type { Database } from "../../platform/db/database.ts";
import { rowsOf } from "../../platform/db/table-names.ts";
import type { Match } from "./match-people.ts";

export type PersonRow = FoundPerson & { role: PersonRole; total: number; rank: number };

/** Whom somebody who decides about lessons alone is shown. */
export const TAUGHT_ROLES = ["teacher", "student"] as const satisfies PersonRole[];

/** An account whose records are gone keeps its row for the lessons that were held. */
export const isSomebody = ne(users.name, NOBODY);

/** In the order of the groups: the first that somebody is, is where they stand. */
export const GROUPS = ["teacher", "guardian", "student", "staff"] as const satisfies PersonRole[];

const groupOf = (roles: readonly PersonRole[]): SQL => {
  const cases = GROUPS.filter((role) => roles.includes(role)).map(
    (role) => sql`when exists (select from user_roles held
      where held.user_id = users.id and held.role = ${role}) then ${role}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
};

/** Names of the others in somebody's families: children of a guardian, guardians of a child. */
const familyOf = sql`array(select distinct other.name from family_members own
  join family_members beside on beside.family_id = own.family_id and beside.kind <> own.kind
  join users other on other.id = beside.user_id and other.closed_at is null
  where own.user_id = users.id order by other.name limit 6)`;

const columns = sql`users.id, users.name, users.image as picture,
  users.closed_at is not null as is_closed, ${rolesOf} as roles`;
/** What only those who decide about people read. */
const openColumns = sql`users.email, users.phone_number, ${familyOf} as family`;
const closedColumns = sql`null as email, null as phone_number, array[]::text[] as family`;

type PageOf = {
  where: SQL;
  direction: "after" | "before";
  from: string | undefined;
  limit: number;
};

/** Those who follow somebody by name, or stand before them, the nearest first. */
export async function findPage(db: Database, { where, direction, from, limit }: PageOf) {
  const isBack = direction === "before";
  const place = sql`(coalesce((select beside.name_words from users beside
    where beside.id = ${from}::uuid), ''), ${from}::uuid)`;
  const beyond = isBack ? sql`(name_words, id) < ${place}` : sql`(name_words, id) > ${place}`;
  const order = isBack ? sql`name_words desc, id desc` : sql`name_words, id`;
  return rowsOf<FoundPerson>(
    db,
    sql`select ${columns}, ${openColumns} from users
      where ${where} and ${from ? beyond : sql`true`} order by ${order} limit ${limit}`,
  );
}

/** Of each group the best, whoever has left last; how many fit stands beside each. */
export async function findPeople(
  db: Database,
  { where, rank }: Match,
  { roles, isOpen }: { roles: readonly PersonRole[]; isOpen: boolean },
): Promise<PersonRow[]> {
  return rowsOf<PersonRow>(
    db,
    sql`with fitting as materialized (
        select id, name_words, closed_at, ${rank} as rank, ${groupOf(roles)} as role
        from users where (${where}) and ${isSomebody}
      ), of_group as (
        select id, role, rank, count(*) over (partition by role)::int as total,
          row_number() over (partition by role
            order by closed_at is not null, rank, name_words, id) as place
        from fitting where role is not null
      )
      select of_group.role, of_group.total, of_group.rank,
        ${columns}, ${isOpen ? openColumns : closedColumns}
      from of_group join users on users.id = of_group.id
      where of_group.place <= ${FOUND_PER_GROUP} order by of_group.place`,
  );
}
