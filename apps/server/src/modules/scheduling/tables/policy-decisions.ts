import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { sessions } from "./sessions.ts";

/** What a rule of the terms decided about a lesson, with all that it decided by: it can be decided again. Never changed (trigger). */
export const policyDecisions = pgTable(
  "policy_decisions",
  {
    id: id(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id),
    /** Whose make-ups it counted; null where it was decided for the lesson as a whole. */
    studentId: uuid("student_id").references(() => students.userId),
    rule: text("rule").notNull(),
    policyVersion: text("policy_version").notNull(),
    inputs: jsonb("inputs").$type<Record<string, unknown>>().notNull(),
    decision: jsonb("decision").$type<Record<string, unknown>>().notNull(),
    actorId: uuid("actor_id"),
    createdAt: createdAt(),
  },
  (table) => [index("policy_decisions_session").on(table.sessionId, table.createdAt)],
);
