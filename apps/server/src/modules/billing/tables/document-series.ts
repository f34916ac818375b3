import { DOCUMENT_KINDS } from "@riwaq/domain/billing/documents";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";

/**
 * Where the numbers of a kind stand in a year of the seller. Whoever issues a document holds its row, so that no number is
 * left out or given twice; it only goes on by one (triggers).
 */
export const documentSeries = pgTable(
  "document_series",
  {
    kind: text("kind", { enum: DOCUMENT_KINDS }).notNull(),
    year: integer("year").notNull(),
    lastNumber: integer("last_number").notNull(),
    lastHash: text("last_hash").notNull(),
    /** No document is issued before the one that it follows. */
    lastIssuedAt: instant("last_issued_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year] }),
    check("document_series_kind", isOneOf(table.kind, DOCUMENT_KINDS)),
    check("document_series_number", sql`${table.lastNumber} >= 0`),
  ],
);
