import { LESSON_SIDES } from "@riwaq/domain/scheduling/outcomes/outcome";
import { PRESENCE_KINDS } from "@riwaq/domain/scheduling/outcomes/presence";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "./sessions.ts";

/** Who opened a lesson, came and left when: by the Join button, or as the meeting's provider tells. */
export const presenceMarks = pgTable(
  "presence_marks",
  {
    id: id(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    side: text("side", { enum: LESSON_SIDES }).notNull(),
    kind: text("kind", { enum: PRESENCE_KINDS }).notNull(),
    /** The provider's own name for one coming in; of a press there is none. */
    connection: text("connection"),
    at: instant("at").notNull(),
  },
  (table) => [
    index("presence_marks_session").on(table.sessionId, table.at),
    check("presence_marks_side", isOneOf(table.side, LESSON_SIDES)),
    check("presence_marks_kind", isOneOf(table.kind, PRESENCE_KINDS)),
    check(
      "presence_marks_connection",
      sql`${table.kind} <> 'opened' or ${table.connection} is null`,
    ),
  ],
);
