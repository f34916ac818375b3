import { OUTCOMES } from "@riwaq/domain/scheduling/outcomes/outcome";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { sessions } from "./sessions.ts";

/** A lesson that is over, of which presence does not say enough: asked of its teacher, later of staff, until it is said. */
export const outcomeQuestions = pgTable(
  "outcome_questions",
  {
    sessionId: uuid("session_id")
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** What presence suggests. */
    suggested: text("suggested", { enum: OUTCOMES }).notNull(),
    askedAt: instant("asked_at").notNull(),
    staffAskedAt: instant("staff_asked_at"),
    /** When it is looked at again: staff are asked, or what is suggested stands; earlier where presence is told late. */
    dueAt: instant("due_at").notNull(),
  },
  (table) => [
    index("outcome_questions_due").on(table.dueAt),
    check("outcome_questions_suggested", isOneOf(table.suggested, OUTCOMES)),
  ],
);
