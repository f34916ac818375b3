import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { id, instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "./sessions.ts";

/** Who opened a lesson when: by the Join button, or as the meeting's provider tells. */
export const sessionJoins = pgTable(
  "session_joins",
  {
    id: id(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    side: text("side", { enum: ["teacher", "family"] }).notNull(),
    source: text("source", { enum: ["button", "zoom"] }).notNull(),
    joinedAt: instant("joined_at").notNull(),
  },
  (table) => [
    index("session_joins_session").on(table.sessionId, table.joinedAt),
    check("session_joins_side", sql`${table.side} in ('teacher', 'family')`),
    check("session_joins_source", sql`${table.source} in ('button', 'zoom')`),
  ],
);
