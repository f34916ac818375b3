import type { RightGivers, StaffMembers } from "@riwaq/contracts/identity/rights";
import type { Homes } from "@riwaq/contracts/identity/users";
import {
  type PersonRole,
  ROLES,
  ROLE_OF_HOME,
  STAFF_RIGHTS,
  type StaffRight,
} from "@riwaq/contracts/roles";
import { type SQL, type SQLWrapper, and, asc, eq, isNull, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { staffRights } from "../tables/user-roles.ts";
import { users } from "../tables/users.ts";

/** Of the row of `users` that a query reads. */
export const rolesOf = sql<
  PersonRole[]
>`array(select held.role from user_roles held where held.user_id = users.id)`;
export const rightsOf = sql<
  StaffRight[]
>`array(select given."right" from staff_rights given where given.user_id = users.id)`;

/** Whether somebody is this, among what else they are. */
export const hasRole = (user: SQLWrapper, role: PersonRole): SQL<boolean> =>
  sql<boolean>`exists (select from user_roles held where held.user_id = ${user} and held.role = ${role})`;

/** One for each thing that somebody is. */
const homesOf = (roles: ReadonlySet<PersonRole>) =>
  ROLES.filter((home) => roles.has(ROLE_OF_HOME[home]));

export function homesAndRights({ roles, rights }: Pick<SignedIn, "roles" | "rights">): Homes {
  return { homes: homesOf(roles), rights: STAFF_RIGHTS.filter((right) => rights.has(right)) };
}

/** Everybody who works here, by name. */
export async function findStaffMembers(db: Database): Promise<StaffMembers> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: sql<string>`${users.email}`,
      roles: rolesOf,
      rights: rightsOf,
    })
    .from(users)
    .where(and(hasRole(users.id, "staff"), isNull(users.closedAt)))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ roles, ...row }) => ({ ...row, homes: homesOf(new Set(roles)) }));
}

/** Those of the staff who decide about people, by name. */
export async function findRightGivers(db: Database): Promise<RightGivers> {
  return db
    .select({ name: users.name })
    .from(users)
    .innerJoin(staffRights, and(eq(staffRights.userId, users.id), eq(staffRights.right, "people")))
    .where(isNull(users.closedAt))
    .orderBy(asc(users.name), asc(users.id));
}
