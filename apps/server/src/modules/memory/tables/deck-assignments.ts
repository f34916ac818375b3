import { sql } from "drizzle-orm";
import { check, integer, index, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { id, instant } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { cardDecks } from "./card-decks.ts";

/** A deck that a pupil learns, so many new cards on a day. */
export const deckAssignments = pgTable(
  "deck_assignments",
  {
    id: id(),
    deckId: uuid("deck_id")
      .notNull()
      .references(() => cardDecks.id, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    newPerDay: integer("new_per_day").notNull(),
    givenById: uuid("given_by_id").notNull(),
    givenAt: instant("given_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    uniqueIndex("deck_assignments_open")
      .on(table.studentId, table.deckId)
      .where(sql`ended_at is null`),
    index("deck_assignments_deck").on(table.deckId),
    check("deck_assignments_new", sql`${table.newPerDay} between 1 and 30`),
  ],
);
