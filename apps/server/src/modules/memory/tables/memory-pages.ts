import type { Grade } from "@riwaq/domain/memory/grade";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  uuid,
} from "drizzle-orm/pg-core";

import { students } from "../../people/tables/students.ts";

/** What the reviews of a page have come to, so that an evening need not replay five years. Days count from 1970-01-01. */
export const memoryPages = pgTable(
  "memory_pages",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    page: integer("page").notNull(),
    /** A bit for each line. */
    known: integer("known").notNull(),
    learnedDay: integer("learned_day"),
    /** Held at the beginning already. */
    learnedBefore: boolean("learned_before").notNull(),
    stability: doublePrecision("stability").notNull(),
    difficulty: doublePrecision("difficulty").notNull(),
    lastDay: integer("last_day").notNull(),
    lastGrade: integer("last_grade").$type<Grade>(),
    heardDay: integer("heard_day"),
    notAfter: integer("not_after"),
    lapses: integer("lapses").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.page] }),
    check(
      "memory_pages_learned",
      sql`not (${table.learnedBefore} and ${table.learnedDay} is not null)`,
    ),
  ],
);
