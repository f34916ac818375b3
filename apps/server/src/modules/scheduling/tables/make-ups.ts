import { MAKE_UP_CAUSES, MAKE_UP_STATES } from "@riwaq/domain/scheduling/policy/make-ups";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, updatedAt, isOneOf } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { sessions } from "./sessions.ts";

/** A lesson that was cancelled and may be held at another hour: one for each of its pupils, at most. */
export const makeUps = pgTable(
  "make_ups",
  {
    id: id(),
    /** The lesson that it replaces. */
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId),
    /** Only "family" counts towards the month's limit. */
    cause: text("cause", { enum: MAKE_UP_CAUSES }).notNull(),
    /** "YYYY-MM" in the institute's zone. */
    month: text("month").notNull(),
    state: text("state", { enum: MAKE_UP_STATES }).notNull(),
    /** What the family wrote of the emergency; only staff read it. */
    reason: text("reason").notNull().default(""),
    /** The lesson that replaces it. */
    bookedSessionId: uuid("booked_session_id").references(() => sessions.id),
    /** While it is owed, the last instant at which it can be booked; null: it has no end. */
    expiresAt: instant("expires_at"),
    decidedAt: instant("decided_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("make_ups_once").on(table.sessionId, table.studentId),
    // How many of this month's are used?
    index("make_ups_month").on(table.studentId, table.month),
    index("make_ups_pending")
      .on(table.createdAt)
      .where(sql`state = 'pending'`),
    // Whom is it owed to that is told of a free hour with this teacher?
    index("make_ups_owed")
      .on(table.teacherId, table.createdAt)
      .where(sql`state = 'owed'`),
    // Which ones end soon?
    index("make_ups_ending")
      .on(table.expiresAt)
      .where(sql`state = 'owed' and expires_at is not null`),
    check("make_ups_cause", isOneOf(table.cause, MAKE_UP_CAUSES)),
    check("make_ups_state", isOneOf(table.state, MAKE_UP_STATES)),
    check("make_ups_month_shape", sql`${table.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
    check(
      "make_ups_booked",
      sql`(${table.state} = 'booked') = (${table.bookedSessionId} is not null)`,
    ),
  ],
);
