import { LANGUAGES } from "@riwaq/contracts/languages";
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { isOneOf, updatedAt } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

/**
 * What the institute says in the place of the texts that come with the software: of one mail or notice, in one language.
 * Only what differs; what it said before stands in the events.
 */
export const wordings = pgTable(
  "wordings",
  {
    /** Its name in the catalogue. One that is no longer there is said nowhere. */
    template: text("template").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** By part, and plural form: `body_few`. */
    texts: jsonb("texts").$type<Record<string, string>>().notNull(),
    /** Counts its changes: whoever changes it says which one they saw. */
    version: integer("version").notNull().default(1),
    updatedById: uuid("updated_by_id").references(() => users.id, { onDelete: "set null" }),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Read as a whole before messages go out: a few rows.
    primaryKey({ columns: [table.template, table.language] }),
    check("wordings_language", isOneOf(table.language, LANGUAGES)),
  ],
);
