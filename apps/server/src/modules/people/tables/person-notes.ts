import { NOTE_MAX } from "@riwaq/contracts/people/notes";
import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

/** What staff write down about somebody for each other: no family or teacher reads it here, and it goes with the person. */
export const personNotes = pgTable(
  "person_notes",
  {
    id: id(),
    personId: uuid("person_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null once that account is gone: what was noted stays. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    isPinned: boolean("is_pinned").notNull().default(false),
    /** When its words were last changed. */
    editedAt: instant("edited_at"),
    createdAt: createdAt(),
  },
  (table) => [
    // The notes on one person, the newest first.
    index("person_notes_person").on(table.personId, table.createdAt),
    check(
      "person_notes_text",
      sql`length(${table.text}) between 1 and ${sql.raw(String(NOTE_MAX))}`,
    ),
  ],
);
