import { index, integer, jsonb, pgTable, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant } from "../../../platform/db/columns.ts";
import { programmes } from "./programmes.ts";

type InLanguages = Record<"en" | "fr" | "ar", string>;

const NO_WORDS: InLanguages = { en: "", fr: "", ar: "" };

/** The stages of a programme. One that somebody has is never deleted. */
export const programmeLevels = pgTable(
  "programme_levels",
  {
    id: id(),
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programmes.id),
    name: jsonb("name").$type<InLanguages>().notNull(),
    /** What it is about; empty in all languages or in none. */
    description: jsonb("description").$type<InLanguages>().notNull().default(NO_WORDS),
    /** What a learner can do after it; empty in all languages or in none. */
    outcome: jsonb("outcome").$type<InLanguages>().notNull().default(NO_WORDS),
    /** Where staff have put it among the others of its programme, the first one first. */
    position: integer("position").notNull(),
    /** Since when nobody can choose it any more. */
    retiredAt: instant("retired_at"),
    createdAt: createdAt(),
  },
  (table) => [
    // Who names a level names its programme too: the two belong together.
    unique("programme_levels_own").on(table.programmeId, table.id),
    index("programme_levels_programme").on(table.programmeId, table.position),
  ],
);
