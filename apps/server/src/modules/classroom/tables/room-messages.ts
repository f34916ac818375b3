import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";

/** What was written in the room of a lesson: words, a word of the mushaf, or both. */
export const roomMessages = pgTable(
  "room_messages",
  {
    id: uuid("id").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    byId: uuid("by_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    sura: integer("sura"),
    aya: integer("aya"),
    word: integer("word"),
    sentAt: instant("sent_at").notNull(),
  },
  (table) => [
    index("room_messages_session").on(table.sessionId, table.sentAt),
    check("room_messages_said", sql`${table.text} <> '' or ${table.word} is not null`),
    check(
      "room_messages_word",
      sql`(${table.sura} is null) = (${table.word} is null) and (${table.aya} is null) = (${table.word} is null)`,
    ),
  ],
);
