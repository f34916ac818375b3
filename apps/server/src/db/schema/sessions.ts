import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, updatedAt } from "./columns.ts";
import { programmes } from "./programmes.ts";
import { teachers } from "./teachers.ts";

/**
 * One lesson at an instant. A teacher is never booked twice: `sessions_teacher_no_overlap` (exclusion constraint over
 * every status but Cancelled).
 */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId),
    programmeId: uuid("programme_id").references(() => programmes.id),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    status: text("status", { enum: ["Scheduled", "Joined", "Completed", "Cancelled", "Missed"] })
      .notNull()
      .default("Scheduled"),
    meetingLink: text("meeting_link"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // A teacher's list and dashboard, newest first.
    index("sessions_teacher_start").on(table.teacherId, table.startsAt),
    // What session_students copies and follows.
    unique("sessions_hour").on(table.id, table.startsAt, table.endsAt, table.status),
    check("sessions_order", sql`${table.startsAt} < ${table.endsAt}`),
    check("sessions_length", sql`${table.endsAt} - ${table.startsAt} <= interval '6 hours'`),
    check(
      "sessions_status",
      sql`${table.status} in ('Scheduled', 'Joined', 'Completed', 'Cancelled', 'Missed')`,
    ),
  ],
);
