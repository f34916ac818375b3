import {
  type CsvMapping,
  DAY_ORDERS,
  DECIMAL_SIGNS,
  SEPARATORS,
} from "@riwaq/domain/billing/bank-lines";
import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { isOneOf, updatedAt } from "../../../platform/db/columns.ts";

/** How the institute's bank writes its spreadsheets: one row, once staff have said it. */
export const bankMappings = pgTable(
  "bank_mappings",
  {
    only: boolean("only").primaryKey().default(true),
    separator: text("separator", { enum: SEPARATORS }).notNull(),
    decimalSign: text("decimal_sign", { enum: DECIMAL_SIGNS }).notNull(),
    dayOrder: text("day_order", { enum: DAY_ORDERS }).notNull(),
    /** The names of its columns, by what they hold. */
    columns: jsonb("columns").$type<CsvMapping["columns"]>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("bank_mappings_one_row", sql`${table.only}`),
    check("bank_mappings_separator", isOneOf(table.separator, SEPARATORS)),
    check("bank_mappings_decimals", isOneOf(table.decimalSign, DECIMAL_SIGNS)),
    check("bank_mappings_days", isOneOf(table.dayOrder, DAY_ORDERS)),
  ],
);
