import type { TestQuestion } from "@riwaq/domain/memory/questions";
import type { SchemePoints } from "@riwaq/domain/memory/scoring";
import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { scoringSchemes } from "./scoring-schemes.ts";

export const TEST_STATES = ["running", "finished", "dropped"] as const;

/** A test of what a pupil holds: places to recite from, and two figures, of memory and of tajwid. */
export const recitationTests = pgTable(
  "recitation_tests",
  {
    id: uuid("id").primaryKey(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "set null" }),
    heldById: uuid("held_by_id").notNull(),
    schemeId: uuid("scheme_id")
      .notNull()
      .references(() => scoringSchemes.id),
    /** As it was then. */
    points: jsonb("points").$type<SchemePoints>().notNull(),
    /** In their order, with the instants at which each was asked and answered. */
    questions: jsonb("questions").$type<TestQuestion[]>().notNull(),
    state: text("state", { enum: TEST_STATES }).notNull(),
    memoryScore: doublePrecision("memory_score"),
    tajwidScore: doublePrecision("tajwid_score"),
    note: text("note").notNull().default(""),
    beganAt: instant("began_at").notNull(),
    finishedAt: instant("finished_at"),
  },
  (table) => [
    index("recitation_tests_student").on(table.studentId, table.beganAt),
    // One at a time.
    uniqueIndex("recitation_tests_running")
      .on(table.studentId)
      .where(sql`state = 'running'`),
    check("recitation_tests_state", isOneOf(table.state, TEST_STATES)),
    check(
      "recitation_tests_scores",
      sql`(${table.state} = 'finished') = (${table.memoryScore} is not null and ${table.tajwidScore} is not null)`,
    ),
  ],
);
