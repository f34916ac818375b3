import { TRANSACTION_KINDS } from "@riwaq/domain/billing/journal";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, isOneOf } from "../../../platform/db/columns.ts";

/** What was posted, once for each key; never changed and never deleted (triggers). */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  {
    id: id(),
    /** What makes it happen once, such as a lesson with the version of its outcome. */
    key: text("key").notNull().unique(),
    kind: text("kind", { enum: TRANSACTION_KINDS }).notNull(),
    /** What it is about, by its id; no reference, since money is kept longer than what it was paid for. */
    subject: text("subject").notNull(),
    /** How many entries it has, so that none is missing and none comes later. */
    lines: integer("lines").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("ledger_transactions_subject").on(table.subject),
    check("ledger_transactions_kind", isOneOf(table.kind, TRANSACTION_KINDS)),
    check("ledger_transactions_lines", sql`${table.lines} > 1`),
  ],
);
