import { PERSON_ROLES, STAFF_RIGHTS } from "@riwaq/contracts/roles";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { createdAt } from "../../../platform/db/columns.ts";
import { users } from "./users.ts";

const oneOf = (names: readonly string[]) =>
  sql.raw(`(${names.map((name) => `'${name}'`).join(", ")})`);

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** What somebody is: one row at least, and as many as they are. Which home opens first stands in `users.role`. */
export const userRoles = pgTable(
  "user_roles",
  {
    userId: userId(),
    role: text("role", { enum: PERSON_ROLES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    // The few who teach or work here among the many who learn.
    index("user_roles_role").on(table.role, table.userId),
    check("user_roles_known", sql`${table.role} in ${oneOf(PERSON_ROLES)}`),
  ],
);

/** What somebody who works here may decide about; without one they read what all staff read. */
export const staffRights = pgTable(
  "staff_rights",
  {
    userId: userId(),
    right: text("right", { enum: STAFF_RIGHTS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.right] }),
    check("staff_rights_known", sql`${table.right} in ${oneOf(STAFF_RIGHTS)}`),
  ],
);
