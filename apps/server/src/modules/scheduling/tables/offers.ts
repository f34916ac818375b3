import { OFFER_STATES } from "@riwaq/domain/scheduling/offers/offer";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf, updatedAt } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { students } from "../../people/tables/students.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { series } from "./series.ts";

/** A series that a teacher wishes for a pupil, as the family is asked about it: it becomes one when they confirm. */
export const offers = pgTable(
  "offers",
  {
    id: id(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId),
    programmeId: uuid("programme_id").references(() => programmes.id),
    anchorZone: text("anchor_zone").notNull(),
    /** As in `series`. */
    times: jsonb("times").$type<Array<{ dayOfWeek: number; minute: number }>>().notNull(),
    lengthMinutes: integer("length_minutes").notNull(),
    startsOn: date("starts_on").notNull(),
    endsOn: date("ends_on"),
    /** Up to this date, inclusive, its hours are held, and are lessons once it stands. */
    extendedUntil: date("extended_until").notNull(),
    state: text("state", { enum: OFFER_STATES }).notNull().default("offered"),
    /** From this instant on nobody can confirm it, and its hours are let go. */
    heldUntil: instant("held_until").notNull(),
    settledAt: instant("settled_at"),
    /** Null where time let it go, and where whoever did it is forgotten. */
    settledBy: uuid("settled_by").references(() => users.id),
    /** What a family that declines says to the teacher. */
    word: text("word").notNull().default(""),
    /** What it has become. */
    seriesId: uuid("series_id").references(() => series.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // A teacher's and a family's open ones, and what is due: few rows of many.
    index("offers_open_teacher")
      .on(table.teacherId)
      .where(sql`state = 'offered'`),
    index("offers_open_student")
      .on(table.studentId)
      .where(sql`state = 'offered'`),
    index("offers_open_until")
      .on(table.heldUntil)
      .where(sql`state = 'offered'`),
    // What its hours refer to.
    unique("offers_state").on(table.id, table.state),
    check("offers_state_known", isOneOf(table.state, OFFER_STATES)),
    check("offers_settled", sql`(${table.state} = 'offered') = (${table.settledAt} is null)`),
    check(
      "offers_confirmed",
      sql`(${table.state} = 'confirmed') = (${table.seriesId} is not null)`,
    ),
  ],
);
