import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import {
  CANCELLERS,
  SESSION_KINDS,
  SESSION_STATUSES,
} from "@riwaq/domain/scheduling/sessions/status";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf, updatedAt } from "../../../platform/db/columns.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { series } from "./series.ts";

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
    status: text("status", { enum: SESSION_STATUSES }).notNull().default("Scheduled"),
    kind: text("kind", { enum: SESSION_KINDS }).notNull().default("single"),
    /** The series it was made from and the date there, on the anchor's wall: one session at most for each. */
    seriesId: uuid("series_id").references(() => series.id),
    seriesOn: date("series_on"),
    /** Its wall time did not exist on that day, so it begins that much later. */
    isShifted: boolean("is_shifted").notNull().default(false),
    /** A teacher placed it, and the family has not said yes: it may be declined. */
    isDeclinable: boolean("is_declinable").notNull().default(false),
    cancelledBy: text("cancelled_by", { enum: CANCELLERS }),
    cancelledAt: instant("cancelled_at"),
    /** Since when it stands at its hour, where that is not since it was made. */
    placedAt: instant("placed_at"),
    /** Counts the changes of hour and status: a calendar keeps the highest. */
    sequence: integer("sequence").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // A teacher's list and dashboard, newest first.
    index("sessions_teacher_start").on(table.teacherId, table.startsAt),
    // Everybody's lessons of some days in their order, a page of them.
    index("sessions_start").on(table.startsAt, table.id),
    // Few of many, for the figures.
    index("sessions_trial")
      .on(table.startsAt)
      .where(sql`kind = 'trial'`),
    // Extending a series twice makes nothing twice.
    unique("sessions_series_on").on(table.seriesId, table.seriesOn),
    // What is over and waits for a word: few rows of many.
    index("sessions_open_end")
      .on(table.endsAt)
      .where(isOneOf(sql`status`, OPEN_STATUSES)),
    // What session_students copies and follows.
    unique("sessions_hour").on(table.id, table.startsAt, table.endsAt, table.status),
    check("sessions_kind", isOneOf(table.kind, SESSION_KINDS)),
    check("sessions_series", sql`(${table.seriesId} is null) = (${table.seriesOn} is null)`),
    check("sessions_cancelled_by", isOneOf(table.cancelledBy, CANCELLERS)),
    // Who cancelled it and when is known of each, and of no other.
    check(
      "sessions_cancelled",
      sql`(${table.status} = 'Cancelled') = (${table.cancelledBy} is not null) and (${table.cancelledBy} is null) = (${table.cancelledAt} is null)`,
    ),
    check("sessions_order", sql`${table.startsAt} < ${table.endsAt}`),
    check("sessions_length", sql`${table.endsAt} - ${table.startsAt} <= interval '6 hours'`),
    check("sessions_status", isOneOf(table.status, SESSION_STATUSES)),
  ],
);
