import { PLAN_LIMITS, PLAN_MODES } from "@riwaq/domain/memory/plan";
import { type SQLWrapper, sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";

const within = (column: SQLWrapper, { min, max }: { min: number; max: number }) =>
  sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`;

/** How much a pupil recites on a day, and how: as the teacher set it. Who has none has the usual one. */
export const memoryPlans = pgTable(
  "memory_plans",
  {
    studentId: uuid("student_id")
      .primaryKey()
      .references(() => students.userId, { onDelete: "cascade" }),
    minutes: integer("minutes").notNull(),
    pages: integer("pages").notNull(),
    cycleDays: integer("cycle_days").notNull(),
    recentDays: integer("recent_days").notNull(),
    /** 0 is Saturday. */
    daysOff: integer("days_off").array().notNull(),
    mode: text("mode", { enum: PLAN_MODES }).notNull(),
    modeUntil: date("mode_until"),
    examFirst: integer("exam_first"),
    examLast: integer("exam_last"),
    setById: uuid("set_by_id").notNull(),
    setAt: instant("set_at").notNull(),
  },
  (table) => [
    check("memory_plans_mode", isOneOf(table.mode, PLAN_MODES)),
    check("memory_plans_minutes", within(table.minutes, PLAN_LIMITS.minutes)),
    check("memory_plans_pages", within(table.pages, PLAN_LIMITS.pages)),
    check("memory_plans_cycle", within(table.cycleDays, PLAN_LIMITS.cycleDays)),
    check("memory_plans_recent", within(table.recentDays, PLAN_LIMITS.recentDays)),
    // A week without a day of practice has no plan.
    check("memory_plans_days", sql`cardinality(${table.daysOff}) <= 6`),
    check(
      "memory_plans_exam",
      sql`(${table.mode} = 'exam') = (${table.examFirst} is not null and ${table.examLast} is not null)`,
    ),
  ],
);
