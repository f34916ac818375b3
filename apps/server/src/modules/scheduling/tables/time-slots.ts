import { WEEK_PLANS } from "@riwaq/domain/scheduling/availability/weekly-range";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, isOneOf } from "../../../platform/db/columns.ts";
import { teachers } from "../../people/tables/teachers.ts";

/**
 * A range of a teacher's week in the teacher's wall time; day 0 = Saturday; minute 1440 = midnight at its end.
 * What of it is taken is asked of the weekly lessons and not kept here.
 * Ranges of one day and plan never overlap: `time_slots_no_overlap` (exclusion constraint).
 */
export const timeSlots = pgTable(
  "time_slots",
  {
    id: id(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId, { onDelete: "cascade" }),
    /** Which week this belongs to: the usual one, or the one of Ramadan. */
    plan: text("plan", { enum: WEEK_PLANS }).notNull().default("usual"),
    dayOfWeek: smallint("day_of_week").notNull(),
    startMinute: integer("start_minute").notNull(),
    endMinute: integer("end_minute").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("time_slots_teacher").on(table.teacherId),
    // Who teaches at this hour? The directory asks.
    index("time_slots_hours")
      .on(table.dayOfWeek, table.startMinute, table.endMinute, table.teacherId)
      .where(sql`plan = 'usual'`),
    check("time_slots_plan", isOneOf(table.plan, WEEK_PLANS)),
    check("time_slots_day", sql`${table.dayOfWeek} between 0 and 6`),
    check(
      "time_slots_order",
      sql`0 <= ${table.startMinute} and ${table.startMinute} < ${table.endMinute} and ${table.endMinute} <= 1440`,
    ),
  ],
);
