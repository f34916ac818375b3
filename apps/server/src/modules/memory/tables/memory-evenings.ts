import type { DayPlan } from "@riwaq/domain/memory/plan";
import { date, index, jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { instant } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";

/** The portions of a pupil's day, fixed once so that an evening does not change while it goes on. */
export const memoryEvenings = pgTable(
  "memory_evenings",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    day: date("day").notNull(),
    plan: jsonb("plan").$type<DayPlan>().notNull(),
    preparedAt: instant("prepared_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.day] }),
    // Old ones are cleared.
    index("memory_evenings_day").on(table.day),
  ],
);
