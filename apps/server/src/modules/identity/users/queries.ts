import type { PersonRole, StaffRight } from "@riwaq/contracts/roles";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

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
