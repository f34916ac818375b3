import { HOLIDAY_KINDS } from "@riwaq/domain/scheduling/policy/holidays";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, unique } from "drizzle-orm/pg-core";

import { createdAt, id, instant, updatedAt, isOneOf } from "../../../platform/db/columns.ts";

/**
 * Days of the institute's calendar, in its own zone: the two Eids, without lessons once confirmed, and Ramadan, when
 * the second weekly plan holds. Proposed from the Umm al-Qura calendar, confirmed or shifted by staff.
 */
export const holidays = pgTable(
  "holidays",
  {
    id: id(),
    kind: text("kind", { enum: HOLIDAY_KINDS }).notNull(),
    hijriYear: integer("hijri_year").notNull(),
    startsOn: date("starts_on").notNull(),
    /** Inclusive. */
    endsOn: date("ends_on").notNull(),
    confirmedAt: instant("confirmed_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("holidays_once").on(table.kind, table.hijriYear),
    check("holidays_kind", isOneOf(table.kind, HOLIDAY_KINDS)),
    check("holidays_order", sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);
