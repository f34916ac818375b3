import { LANGUAGES } from "@riwaq/contracts/languages";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { citext, createdAt, id, instant, updatedAt } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { students } from "./students.ts";
import { teachers } from "./teachers.ts";

/** A teacher asks a guardian by mail to bring a pupil: accepted, it links guardian, child and teacher. */
export const studentInvitations = pgTable(
  "student_invitations",
  {
    id: id(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId, { onDelete: "cascade" }),
    childName: text("child_name").notNull(),
    age: integer("age").notNull(),
    email: citext("email").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** Of the newest link; older ones no longer open it. */
    tokenHash: text("token_hash").notNull().unique(),
    sentCount: integer("sent_count").notNull().default(1),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
    acceptedAt: instant("accepted_at"),
    acceptedById: uuid("accepted_by_id").references(() => users.id, { onDelete: "set null" }),
    studentId: uuid("student_id").references(() => students.userId, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("student_invitations_teacher").on(table.teacherId, table.createdAt),
    // A parent's home names those that wait for an answer.
    index("student_invitations_email").on(table.email),
    check("student_invitations_age", sql`${table.age} between 1 and 120`),
    check(
      "student_invitations_ended_once",
      sql`${table.withdrawnAt} is null or ${table.acceptedAt} is null`,
    ),
  ],
);
