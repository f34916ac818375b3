import { DOCUMENT_KINDS, type IssuedContent } from "@riwaq/domain/billing/documents";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

import { id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { documentSeries } from "./document-series.ts";

/**
 * Invoices and credit notes as they were issued. Nothing of one is ever changed (trigger); each hash holds the one before
 * it. Payer, charge and refund are named by their ids alone: documents are kept longer than accounts.
 */
export const documents = pgTable(
  "documents",
  {
    id: id(),
    /** What makes it be issued once, such as the charge that was paid. */
    key: text("key").notNull().unique(),
    kind: text("kind", { enum: DOCUMENT_KINDS }).notNull(),
    year: integer("year").notNull(),
    number: integer("number").notNull(),
    payerId: uuid("payer_id").notNull(),
    chargeId: uuid("charge_id"),
    refundId: uuid("refund_id"),
    snapshot: jsonb("snapshot").$type<IssuedContent>().notNull(),
    hash: text("hash").notNull(),
    previousHash: text("previous_hash").notNull(),
    issuedAt: instant("issued_at").notNull(),
    /** Where its file lies once somebody has asked for it. */
    pdfKey: text("pdf_key"),
  },
  (table) => [
    unique("documents_number").on(table.kind, table.year, table.number),
    foreignKey({
      name: "documents_series",
      columns: [table.kind, table.year],
      foreignColumns: [documentSeries.kind, documentSeries.year],
    }),
    // The payer's list, and that of staff by day.
    index("documents_payer").on(table.payerId, table.issuedAt),
    index("documents_issued").on(table.issuedAt),
    // What was issued for a charge.
    index("documents_charge").on(table.chargeId),
    check("documents_kind", isOneOf(table.kind, DOCUMENT_KINDS)),
    check("documents_positive", sql`${table.number} > 0`),
    check(
      "documents_hashes",
      sql`length(${table.hash}) = 64 and length(${table.previousHash}) = 64`,
    ),
  ],
);
