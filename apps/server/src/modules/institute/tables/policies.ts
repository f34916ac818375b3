import { POLICY_RANGES } from "@riwaq/domain/scheduling/policy/values";
import { type SQLWrapper, sql } from "drizzle-orm";
import { check, date, integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, id } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

const isWithin = (column: SQLWrapper, { min, max }: { min: number; max: number }) =>
  sql`${column} between ${sql.raw(`${min} and ${max}`)}`;

/**
 * Values of the terms, each version from a day of the institute on. Before the first one the terms hold as they were
 * first written. One that holds is never changed; one that does not yet may be taken back, and is gone then.
 */
export const policies = pgTable(
  "policies",
  {
    id: id(),
    holdsFrom: date("holds_from").notNull(),
    noticeHours: integer("notice_hours").notNull(),
    makeUpsPerMonth: integer("make_ups_per_month").notNull(),
    movesPerLesson: integer("moves_per_lesson").notNull(),
    /** Null: without an end. */
    makeUpDays: integer("make_up_days"),
    setById: uuid("set_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    // What holds on a day is one thing.
    unique("policies_day").on(table.holdsFrom),
    check("policies_notice", isWithin(table.noticeHours, POLICY_RANGES.noticeHours)),
    check("policies_make_ups", isWithin(table.makeUpsPerMonth, POLICY_RANGES.makeUpsPerMonth)),
    check("policies_moves", isWithin(table.movesPerLesson, POLICY_RANGES.movesPerLesson)),
    check("policies_make_up_days", isWithin(table.makeUpDays, POLICY_RANGES.makeUpDays)),
  ],
);
