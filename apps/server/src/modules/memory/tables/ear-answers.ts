import { LETTER_PAIRS } from "@riwaq/domain/learning/marks/kinds";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { isOneOf } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";

/** How often on a day a pupil heard a pair of sounds, and how often which it was. */
export const earAnswers = pgTable(
  "ear_answers",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    pair: text("pair", { enum: LETTER_PAIRS }).notNull(),
    day: date("day").notNull(),
    heard: integer("heard").notNull(),
    right: integer("right").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.pair, table.day] }),
    check("ear_answers_pair", isOneOf(table.pair, LETTER_PAIRS)),
    check("ear_answers_count", sql`${table.right} between 0 and ${table.heard}`),
  ],
);
