import { ABSENCE_ANSWERS } from "@riwaq/domain/scheduling/outcomes/absence";
import { LESSON_SIDES } from "@riwaq/domain/scheduling/outcomes/outcome";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "./sessions.ts";

/** A side that had not come while a lesson ran: said by the other one, or of pupils noticed by a round. Once for each. */
export const absences = pgTable(
  "absences",
  {
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    side: text("side", { enum: LESSON_SIDES }).notNull(),
    /** Null: nobody said it, the round saw it. */
    saidById: uuid("said_by_id").references(() => users.id),
    saidAt: instant("said_at").notNull(),
    /** When somebody of the side came after all. */
    cameAt: instant("came_at"),
    /** What the family answered. */
    answer: text("answer", { enum: ABSENCE_ANSWERS }),
    answeredAt: instant("answered_at"),
    /** When staff had seen to it that a teacher is missing. */
    handledAt: instant("handled_at"),
    handledById: uuid("handled_by_id").references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.side] }),
    // What staff have before them: few rows of many.
    index("absences_open")
      .on(table.saidAt)
      .where(sql`side = 'teacher' and came_at is null and handled_at is null`),
    check("absences_side", isOneOf(table.side, LESSON_SIDES)),
    check("absences_answer", isOneOf(table.answer, ABSENCE_ANSWERS)),
    // The family answers of its own side alone.
    check(
      "absences_answered",
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.side} = 'pupil' or ${table.answer} is null)`,
    ),
    check(
      "absences_handled",
      sql`(${table.handledAt} is null) = (${table.handledById} is null) and (${table.side} = 'teacher' or ${table.handledAt} is null)`,
    ),
  ],
);
