import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { students } from "./students.ts";

/** A code by which a parent is linked to a student: made by the student, or by a parent of theirs for the other one. */
export const guardianInvitations = pgTable(
  "guardian_invitations",
  {
    id: id(),
    /** Only a hash: the code itself is shown once. */
    codeHash: text("code_hash").notNull().unique(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    invitedById: uuid("invited_by_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    acceptedById: uuid("accepted_by_id").references(() => users.id, { onDelete: "cascade" }),
    acceptedAt: instant("accepted_at"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("guardian_invitations_student").on(table.studentId)],
);
