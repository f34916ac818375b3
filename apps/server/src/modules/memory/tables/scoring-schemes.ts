import type { SchemePoints } from "@riwaq/domain/memory/scoring";
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { id, instant } from "../../../platform/db/columns.ts";

/** How mistakes of a test are counted. A change is a new version: a test keeps the one that it was held by. */
export const scoringSchemes = pgTable(
  "scoring_schemes",
  {
    id: id(),
    /** The same for all versions. */
    key: text("key").notNull(),
    version: integer("version").notNull(),
    name: text("name").notNull(),
    points: jsonb("points").$type<SchemePoints>().notNull(),
    /** Null of those that come with the product. */
    madeById: uuid("made_by_id"),
    madeAt: instant("made_at").notNull(),
    retiredAt: instant("retired_at"),
  },
  (table) => [uniqueIndex("scoring_schemes_version").on(table.key, table.version)],
);
