import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { id, instant } from "../../../platform/db/columns.ts";
import { cardDecks } from "./card-decks.ts";

/** A word or a rule: Arabic on one side, what it means on the other, with sound and picture where there are any. */
export const cards = pgTable(
  "cards",
  {
    id: id(),
    deckId: uuid("deck_id")
      .notNull()
      .references(() => cardDecks.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    arabic: text("arabic").notNull(),
    meaning: text("meaning").notNull(),
    note: text("note").notNull().default(""),
    soundKey: text("sound_key"),
    soundType: text("sound_type"),
    pictureKey: text("picture_key"),
    pictureType: text("picture_type"),
    removedAt: instant("removed_at"),
  },
  (table) => [index("cards_deck").on(table.deckId, table.position)],
);
