import { JOIN_SIDES, JOIN_SOURCES } from "@riwaq/domain/scheduling/sessions/propose-outcome";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { id, instant, isOneOf } from "../../../platform/db/columns.ts";
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
    side: text("side", { enum: JOIN_SIDES }).notNull(),
    source: text("source", { enum: JOIN_SOURCES }).notNull(),
    joinedAt: instant("joined_at").notNull(),
  },
  (table) => [
    index("session_joins_session").on(table.sessionId, table.joinedAt),
    check("session_joins_side", isOneOf(table.side, JOIN_SIDES)),
    check("session_joins_source", isOneOf(table.source, JOIN_SOURCES)),
  ],
);
