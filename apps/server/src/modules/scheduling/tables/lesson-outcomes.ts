import { LESSON_SIDES, OUTCOMES } from "@riwaq/domain/scheduling/outcomes/outcome";
import { OUTCOME_SPEAKERS } from "@riwaq/domain/scheduling/outcomes/settle-lesson";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "./sessions.ts";

/**
 * How a lesson ended, as it was said: each correction is a version, and the last one holds. The lesson's status follows
 * it and cannot disagree; a row is never changed (triggers).
 */
export const lessonOutcomes = pgTable(
  "lesson_outcomes",
  {
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id),
    version: integer("version").notNull(),
    kind: text("kind", { enum: OUTCOMES }).notNull(),
    teacherLateMin: integer("teacher_late_min").notNull().default(0),
    pupilLateMin: integer("pupil_late_min").notNull().default(0),
    lostMin: integer("lost_min").notNull().default(0),
    /** On whose side minutes were lost. */
    lostBy: text("lost_by", { enum: LESSON_SIDES }),
    saidBy: text("said_by", { enum: OUTCOME_SPEAKERS }).notNull(),
    saidById: uuid("said_by_id").references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.version] }),
    check("lesson_outcomes_kind", isOneOf(table.kind, OUTCOMES)),
    check("lesson_outcomes_lost_by", isOneOf(table.lostBy, LESSON_SIDES)),
    check("lesson_outcomes_said_by", isOneOf(table.saidBy, OUTCOME_SPEAKERS)),
    check(
      "lesson_outcomes_speaker",
      sql`(${table.saidBy} = 'system') = (${table.saidById} is null)`,
    ),
    check("lesson_outcomes_lost", sql`(${table.lostMin} > 0) = (${table.lostBy} is not null)`),
    check(
      "lesson_outcomes_minutes",
      sql`${table.version} > 0 and ${table.teacherLateMin} >= 0 and ${table.pupilLateMin} >= 0 and ${table.lostMin} >= 0`,
    ),
  ],
);
