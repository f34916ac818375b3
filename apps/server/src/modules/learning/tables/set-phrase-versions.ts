import type { InLanguages } from "@riwaq/domain/learning/phrases/phrase";
import { integer, jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { createdAt } from "../../../platform/db/columns.ts";
import { setPhrases } from "./set-phrases.ts";

/** What a phrase says in each language; other words are another version. Never changed (trigger). */
export const setPhraseVersions = pgTable(
  "set_phrase_versions",
  {
    phraseId: uuid("phrase_id")
      .notNull()
      .references(() => setPhrases.id),
    version: integer("version").notNull(),
    words: jsonb("words").$type<InLanguages>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.phraseId, table.version] })],
);
