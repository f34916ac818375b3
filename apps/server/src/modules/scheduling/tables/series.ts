import { LESSON_LENGTHS_MIN } from "@riwaq/domain/scheduling/series/series";
import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, updatedAt, isOneOf } from "../../../platform/db/columns.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { teachers } from "../../people/tables/teachers.ts";

/** "Tuesdays and Thursdays 18:00, Paris": wall times in the anchor's zone, from which sessions are made ahead. */
export const series = pgTable(
  "series",
  {
    id: id(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId),
    programmeId: uuid("programme_id").references(() => programmes.id),
    anchorZone: text("anchor_zone").notNull(),
    /** One to five, on different days; day 0 = Saturday. */
    times: jsonb("times").$type<Array<{ dayOfWeek: number; minute: number }>>().notNull(),
    lengthMinutes: integer("length_minutes").notNull(),
    startsOn: date("starts_on").notNull(),
    /** The last date, inclusive; null goes on. */
    endsOn: date("ends_on"),
    /** Up to this date, inclusive, the occurrences are rows of `sessions`. */
    extendedUntil: date("extended_until").notNull(),
    /** The series that this one continues at other hours; no foreign key, so that rows can be copied in any order. */
    continuesId: uuid("continues_id"),
    endedAt: instant("ended_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("series_teacher").on(table.teacherId),
    // The daily job takes the shortest first.
    index("series_to_extend")
      .on(table.extendedUntil, table.id)
      .where(sql`ended_at is null`),
    check("series_length", isOneOf(table.lengthMinutes, LESSON_LENGTHS_MIN)),
    check("series_times", sql`jsonb_array_length(${table.times}) between 1 and 5`),
    check("series_order", sql`${table.endsOn} is null or ${table.startsOn} <= ${table.endsOn}`),
  ],
);
