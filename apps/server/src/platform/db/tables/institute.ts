import { RECITATION_KEPT_DAYS } from "@riwaq/domain/learning/recitations/keeping";
import { COVER_FAMILY } from "@riwaq/domain/scheduling/cover/cover";
import { MISSED_AFTER_MIN } from "@riwaq/domain/scheduling/outcomes/absence";
import { LESSON_LENGTHS_MIN } from "@riwaq/domain/scheduling/series/series";
import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text } from "drizzle-orm/pg-core";

import { isOneOf } from "../../../platform/db/columns.ts";

/** The institute's own name and channels, and the rules that are its own to set: one row. */
export const institute = pgTable(
  "institute",
  {
    only: boolean("only").primaryKey().default(true),
    name: text("name").notNull().default("Riwaq"),
    timeZone: text("time_zone").notNull().default("Africa/Cairo"),
    phone: text("phone"),
    photoUrl: text("photo_url"),
    socialUrl: text("social_url"),
    chatUrl: text("chat_url"),
    /** Whether a pupil and a teacher begin with a trial, how long it is and whether it costs nothing. */
    trialIsGiven: boolean("trial_is_given").notNull().default(true),
    trialMinutes: integer("trial_minutes").$type<30 | 45 | 60>().notNull().default(30),
    trialIsFree: boolean("trial_is_free").notNull().default(false),
    /** Whether pupils of 12 and more learn with a teacher of their own gender. */
    sameGenderFrom12: boolean("same_gender_from_12").notNull().default(true),
    /** So many hours after a lesson its report is due. */
    reportDueHours: integer("report_due_hours").notNull().default(24),
    /** So many minutes after the start somebody who has not come is missed. */
    missedAfterMin: integer("missed_after_min").notNull().default(MISSED_AFTER_MIN),
    /** Whether a family is asked before a substitute gives a lesson, or told. */
    coverFamily: text("cover_family", { enum: COVER_FAMILY }).notNull().default("tell"),
    /** So many days the recording of a recitation is kept. */
    recitationKeptDays: integer("recitation_kept_days")
      .notNull()
      .default(RECITATION_KEPT_DAYS.usual),
  },
  (table) => [
    check("institute_one_row", sql`${table.only}`),
    // A trial is booked like any lesson.
    check("institute_trial_minutes", isOneOf(table.trialMinutes, LESSON_LENGTHS_MIN)),
    check("institute_report_due_hours", sql`${table.reportDueHours} between 1 and 168`),
    check("institute_missed_after", sql`${table.missedAfterMin} between 1 and 15`),
    check("institute_cover_family", isOneOf(table.coverFamily, COVER_FAMILY)),
    check(
      "institute_recitation_kept",
      sql`${table.recitationKeptDays} between ${sql.raw(`${RECITATION_KEPT_DAYS.min} and ${RECITATION_KEPT_DAYS.max}`)}`,
    ),
  ],
);
