import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { id, instant } from "../../../platform/db/columns.ts";
import { programmes } from "./programmes.ts";
import { students } from "./students.ts";
import { teachers } from "./teachers.ts";

/** What a pupil learns with a teacher, how often and how long, from when to when: what a subscription prices. */
export const agreements = pgTable(
  "agreements",
  {
    id: id(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    /** Null until the two have agreed on one. */
    programmeId: uuid("programme_id").references(() => programmes.id),
    /** Both null where no lessons are booked for every week. */
    lessonsPerWeek: integer("lessons_per_week"),
    lengthMinutes: integer("length_minutes"),
    startedAt: instant("started_at").notNull().defaultNow(),
    endedAt: instant("ended_at"),
    /** Gives the teacher reach for a while, where there is no lesson yet. */
    broughtTogetherAt: instant("brought_together_at").notNull().defaultNow(),
  },
  (table) => [
    // One holds at a time; those before it say what was agreed until when.
    uniqueIndex("agreements_one_open")
      .on(
        table.teacherId,
        table.studentId,
        sql`coalesce(programme_id, '00000000-0000-0000-0000-000000000000')`,
      )
      .where(sql`ended_at is null`),
    index("agreements_student").on(table.studentId),
    index("agreements_teacher").on(table.teacherId, table.studentId),
    check(
      "agreements_weekly",
      sql`(${table.lessonsPerWeek} is null) = (${table.lengthMinutes} is null)
        and ${table.lessonsPerWeek} > 0 and ${table.lengthMinutes} > 0`,
    ),
  ],
);
