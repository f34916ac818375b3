import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant } from "../../../platform/db/columns.ts";
import { recitations } from "./recitations.ts";

/** What a teacher says at a moment of a recording, in writing or by voice. */
export const recitationComments = pgTable(
  "recitation_comments",
  {
    id: uuid("id").primaryKey(),
    recitationId: uuid("recitation_id")
      .notNull()
      .references(() => recitations.id, { onDelete: "cascade" }),
    byId: uuid("by_id").notNull(),
    /** Null of one on the whole. */
    atMs: integer("at_ms"),
    text: text("text").notNull().default(""),
    soundKey: text("sound_key"),
    soundType: text("sound_type"),
    soundMs: integer("sound_ms"),
    soundBytes: integer("sound_bytes"),
    madeAt: instant("made_at").notNull(),
  },
  (table) => [
    index("recitation_comments_recitation").on(table.recitationId),
    check("recitation_comments_says", sql`${table.text} <> '' or ${table.soundKey} is not null`),
  ],
);
