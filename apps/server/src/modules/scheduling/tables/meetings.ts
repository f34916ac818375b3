import { DUE_MEETING_STATES } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { MEETING_PROVIDERS, MEETING_STATES } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { sessions } from "./sessions.ts";

/** Where a lesson is held: one for each. Its states and what leads from one to another: `meetings/states.ts`. */
export const meetings = pgTable(
  "meetings",
  {
    sessionId: uuid("session_id")
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    provider: text("provider", { enum: MEETING_PROVIDERS }).notNull(),
    state: text("state", { enum: MEETING_STATES }).notNull(),
    link: text("link"),
    /** The provider's own name for it, as long as it stands there. */
    externalId: text("external_id"),
    /** Counts what the lesson asked for: an answer to an older question leaves something to do. */
    revision: integer("revision").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    retryAt: instant("retry_at"),
    /** Why the last attempt failed; null once one did not. */
    fault: text("fault"),
  },
  (table) => [
    // What waits for its provider: few rows of many.
    index("meetings_due")
      .on(table.retryAt)
      .where(isOneOf(sql`state`, DUE_MEETING_STATES)),
    check("meetings_provider", isOneOf(table.provider, MEETING_PROVIDERS)),
    check("meetings_state", isOneOf(table.state, MEETING_STATES)),
  ],
);
