import { FIRST_VALUES, RETRY_DAYS, VALUE_RANGES } from "@riwaq/domain/billing/values";
import { type SQLWrapper, sql } from "drizzle-orm";
import { boolean, check, integer, pgTable } from "drizzle-orm/pg-core";

import { updatedAt } from "../../../platform/db/columns.ts";

const isWithin = (column: SQLWrapper, { min, max }: { min: number; max: number }) =>
  sql`${column} between ${sql.raw(`${min} and ${max}`)}`;
const { min, max, most } = RETRY_DAYS;

/** How subscriptions and payments go here: one row, once staff have set anything. */
export const billingValues = pgTable(
  "billing_values",
  {
    only: boolean("only").primaryKey().default(true),
    priceNoticeDays: integer("price_notice_days").notNull().default(FIRST_VALUES.priceNoticeDays),
    skipWhenCovered: boolean("skip_when_covered").notNull().default(FIRST_VALUES.skipWhenCovered),
    retryDays: integer("retry_days")
      .array()
      .notNull()
      .default([...FIRST_VALUES.retryDays]),
    graceDays: integer("grace_days").notNull().default(FIRST_VALUES.graceDays),
    graceLessons: integer("grace_lessons").notNull().default(FIRST_VALUES.graceLessons),
    cancelHours: integer("cancel_hours").notNull().default(FIRST_VALUES.cancelHours),
    keepDays: integer("keep_days").notNull().default(FIRST_VALUES.keepDays),
    /** Hundredths, whatever the currency. */
    approvalLimit: integer("approval_limit").notNull().default(FIRST_VALUES.approvalLimit),
    pauseDays: integer("pause_days").notNull().default(FIRST_VALUES.pauseDays),
    voucherMonths: integer("voucher_months").notNull().default(FIRST_VALUES.voucherMonths),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("billing_values_one_row", sql`${table.only}`),
    check("billing_values_notice", isWithin(table.priceNoticeDays, VALUE_RANGES.priceNoticeDays)),
    check(
      "billing_values_retries",
      sql`cardinality(${table.retryDays}) <= ${sql.raw(String(most))}
        and ${sql.raw(String(min))} <= all (${table.retryDays})
        and ${sql.raw(String(max))} >= all (${table.retryDays})`,
    ),
    check("billing_values_grace_days", isWithin(table.graceDays, VALUE_RANGES.graceDays)),
    check("billing_values_grace_lessons", isWithin(table.graceLessons, VALUE_RANGES.graceLessons)),
    check("billing_values_cancel", isWithin(table.cancelHours, VALUE_RANGES.cancelHours)),
    check("billing_values_keep", isWithin(table.keepDays, VALUE_RANGES.keepDays)),
    check("billing_values_approval", isWithin(table.approvalLimit, VALUE_RANGES.approvalLimit)),
    check("billing_values_pause", isWithin(table.pauseDays, VALUE_RANGES.pauseDays)),
    check("billing_values_vouchers", isWithin(table.voucherMonths, VALUE_RANGES.voucherMonths)),
  ],
);
