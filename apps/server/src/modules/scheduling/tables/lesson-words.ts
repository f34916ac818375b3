import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { createdAt } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "./sessions.ts";

/**
 * Why staff booked a lesson for both sides (version 0, of several the first), or why somebody said that it ended so
 * (the outcome's version). In somebody's own words, and so apart from what is never changed.
 */
export const lessonWords = pgTable(
  "lesson_words",
  {
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    words: text("words").notNull(),
    saidById: uuid("said_by_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.version] }),
    // What somebody is given, and what goes with them.
    index("lesson_words_said_by").on(table.saidById),
    check("lesson_words_version", sql`${table.version} >= 0`),
  ],
);
