import type { ApplicationItem } from "@riwaq/domain/people/applications/items";
import { APPROVALS } from "@riwaq/domain/people/applications/states";
import { MEETING_PROVIDERS } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { citext, createdAt, instant, isOneOf, updatedAt } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

export const teachers = pgTable(
  "teachers",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    zoomEmail: citext("zoom_email").notNull(),
    yearsOfExperience: integer("years_of_experience").notNull(),
    /** Only approved teachers can be found and booked. */
    approval: text("approval", { enum: APPROVALS }).notNull().default("draft"),
    /** When the application was last sent to staff. */
    sentAt: instant("sent_at"),
    /** What staff ask for, by what it is about; the teacher reads it until they decide. */
    asked: jsonb("asked").$type<Partial<Record<ApplicationItem, string>>>().notNull().default({}),
    /** Why staff decided so; the teacher reads it. */
    approvalNote: text("approval_note").notNull().default(""),
    approvalChangedAt: instant("approval_changed_at"),
    /** Languages in which the teacher explains: ISO 639-1 codes. */
    languages: text("languages").array().notNull().default([]),
    bio: jsonb("bio")
      .$type<Record<"en" | "fr" | "ar", string>>()
      .notNull()
      .default({ en: "", fr: "", ar: "" }),
    /** How much ahead a lesson must be booked, and how many free minutes are wanted around it. */
    minimumNoticeHours: integer("minimum_notice_hours").notNull().default(12),
    bufferMinutes: integer("buffer_minutes").notNull().default(0),
    meetingProvider: text("meeting_provider", { enum: MEETING_PROVIDERS })
      .notNull()
      .default("embedded"),
    /** Where lessons meet by an own link; beside our own room, a way out for a family that cannot come into it. */
    meetingLink: text("meeting_link"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // The staff's list of applicants, and the directory of the approved.
    index("teachers_approval").on(table.approval, table.userId),
    // Whom families can find: the approved who have somewhere to meet.
    index("teachers_bookable")
      .on(table.userId)
      .where(
        sql`approval = 'approved' and (meeting_provider <> 'own' or meeting_link is not null)`,
      ),
    check("teachers_meeting_provider", isOneOf(table.meetingProvider, MEETING_PROVIDERS)),
    check("teachers_minimum_notice", sql`${table.minimumNoticeHours} between 0 and 336`),
    check("teachers_buffer", sql`${table.bufferMinutes} between 0 and 120`),
    check("teachers_years", sql`${table.yearsOfExperience} between 1 and 120`),
    check("teachers_approval", isOneOf(table.approval, APPROVALS)),
  ],
);
