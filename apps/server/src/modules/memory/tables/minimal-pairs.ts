import { LETTER_PAIRS } from "@riwaq/domain/learning/marks/kinds";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";

/** Two words that differ in one sound, each spoken by staff or a teacher: what the ear is trained with. */
export const minimalPairs = pgTable(
  "minimal_pairs",
  {
    id: uuid("id").primaryKey(),
    pair: text("pair", { enum: LETTER_PAIRS }).notNull(),
    firstWord: text("first_word").notNull(),
    secondWord: text("second_word").notNull(),
    firstSoundKey: text("first_sound_key"),
    firstSoundType: text("first_sound_type"),
    secondSoundKey: text("second_sound_key"),
    secondSoundType: text("second_sound_type"),
    version: integer("version").notNull().default(1),
    madeById: uuid("made_by_id").notNull(),
    madeAt: instant("made_at").notNull(),
    removedAt: instant("removed_at"),
  },
  (table) => [
    index("minimal_pairs_pair").on(table.pair),
    check("minimal_pairs_pair_word", isOneOf(table.pair, LETTER_PAIRS)),
  ],
);
