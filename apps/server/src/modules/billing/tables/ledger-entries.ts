import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { ledgerAccounts } from "./ledger-accounts.ts";
import { ledgerTransactions } from "./ledger-transactions.ts";

/** A line of a transaction: whole minutes, or hundredths of the account's currency; credit is positive. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    transactionId: uuid("transaction_id")
      .notNull()
      .references(() => ledgerTransactions.id),
    line: integer("line").notNull(),
    accountId: uuid("ledger_account")
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: bigint("amount", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.line] }),
    // An account's entries, to be summed and shown.
    index("ledger_entries_account").on(table.accountId),
    check("ledger_entries_amount", sql`${table.amount} <> 0`),
  ],
);
