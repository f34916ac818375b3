import { CARD_KINDS } from "@riwaq/domain/memory/cards";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { id, instant, isOneOf, updatedAt } from "../../../platform/db/columns.ts";

/** Words or rules to be learnt by cards; its teacher's own, or in the library of the institute for all teachers. */
export const cardDecks = pgTable(
  "card_decks",
  {
    id: id(),
    title: text("title").notNull(),
    kind: text("kind", { enum: CARD_KINDS }).notNull(),
    /** What it is of, as programmes are named; null of no one in particular. */
    programme: text("programme"),
    madeById: uuid("made_by_id").notNull(),
    isShared: boolean("is_shared").notNull().default(false),
    madeAt: instant("made_at").notNull(),
    updatedAt: updatedAt(),
    removedAt: instant("removed_at"),
  },
  (table) => [
    index("card_decks_maker").on(table.madeById),
    check("card_decks_kind", isOneOf(table.kind, CARD_KINDS)),
  ],
);
