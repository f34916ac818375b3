import { LEAVE_KINDS, LEAVE_STATES, RUNNING_LEAVE } from "@riwaq/domain/scheduling/leave/leave";
import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf, updatedAt } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { teachers } from "../../people/tables/teachers.ts";

/** Days on which a teacher gives no lessons: asked for, or entered by staff. Once granted, nobody books there. */
export const leaves = pgTable(
  "leaves",
  {
    id: id(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId, { onDelete: "cascade" }),
    kind: text("kind", { enum: LEAVE_KINDS }).notNull(),
    state: text("state", { enum: LEAVE_STATES }).notNull().default("asked"),
    /** On the teacher's wall, both included; beside them the instants that they were when it was written. */
    startsOn: date("starts_on").notNull(),
    endsOn: date("ends_on").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** What the teacher says to staff. */
    words: text("words").notNull().default(""),
    /** What staff say to the teacher. */
    answer: text("answer").notNull().default(""),
    /** Null where the account went. */
    askedById: uuid("asked_by_id").references(() => users.id),
    decidedById: uuid("decided_by_id").references(() => users.id),
    decidedAt: instant("decided_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // What closes a teacher's hours, and a teacher's own list.
    index("leaves_teacher").on(table.teacherId, table.endsAt),
    // The desk's: what is asked and what runs, few of many.
    index("leaves_running")
      .on(table.endsAt)
      .where(isOneOf(sql`state`, RUNNING_LEAVE)),
    check("leaves_kind", isOneOf(table.kind, LEAVE_KINDS)),
    check("leaves_state", isOneOf(table.state, LEAVE_STATES)),
    check("leaves_order", sql`${table.startsAt} < ${table.endsAt}`),
    check("leaves_decided", sql`(${table.state} = 'asked') = (${table.decidedAt} is null)`),
  ],
);
