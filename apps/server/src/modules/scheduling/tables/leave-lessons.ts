import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { leaves } from "./leaves.ts";
import { sessions } from "./sessions.ts";

/**
 * The lessons that a leave concerned when it was granted, whatever became of them since. That is not written here: it is
 * read from the lesson and its cover. Only that staff left one as it is stands nowhere else.
 */
export const leaveLessons = pgTable(
  "leave_lessons",
  {
    leaveId: uuid("leave_id")
      .notNull()
      .references(() => leaves.id, { onDelete: "cascade" }),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id),
    keptAt: instant("kept_at"),
    /** Null where the account went. */
    keptById: uuid("kept_by_id").references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.leaveId, table.sessionId] }),
    index("leave_lessons_session").on(table.sessionId),
  ],
);
