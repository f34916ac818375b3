import { ACCOUNT_KINDS, ACCOUNT_SIDES, UNKEPT_KINDS } from "@riwaq/domain/billing/accounts";
import { UNITS } from "@riwaq/domain/billing/units";
import { sql } from "drizzle-orm";
import { bigint, check, pgTable, text, unique } from "drizzle-orm/pg-core";

import { id, isOneOf } from "../../../platform/db/columns.ts";

const kindsOn = (side: string) => ACCOUNT_KINDS.filter((kind) => ACCOUNT_SIDES[kind] === side);

/**
 * The accounts of the journal. A balance is the sum of its entries, kept by a trigger alone, and stays on its side; of
 * accounts that everybody posts to none is kept. Subjects are ids as text: money outlives the accounts of people.
 */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: id(),
    kind: text("kind", { enum: ACCOUNT_KINDS as [string, ...string[]] }).notNull(),
    unit: text("unit", { enum: UNITS }).notNull(),
    subject: text("subject").notNull(),
    balance: bigint("balance", { mode: "number" }),
  },
  (table) => [
    unique("ledger_accounts_one").on(table.kind, table.unit, table.subject),
    check("ledger_accounts_kind", isOneOf(table.kind, ACCOUNT_KINDS)),
    check("ledger_accounts_unit", isOneOf(table.unit, UNITS)),
    check(
      "ledger_accounts_kept",
      sql`(${table.balance} is null) = ${isOneOf(table.kind, UNKEPT_KINDS)}`,
    ),
    check(
      "ledger_accounts_credit",
      sql`not ${isOneOf(table.kind, kindsOn("credit"))} or ${table.balance} >= 0`,
    ),
    check(
      "ledger_accounts_debit",
      sql`not ${isOneOf(table.kind, kindsOn("debit"))} or ${table.balance} <= 0`,
    ),
  ],
);
