import { RECITATION_STATES } from "@riwaq/contracts/learning/recitations";
import { RECITATION_LEVELS } from "@riwaq/domain/learning/recitations/placement";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { recitationHomework } from "./recitation-homework.ts";

/** A recitation that was recorded, with the consent on file: its range, who heard it, and the sound as long as it is kept. */
export const recitations = pgTable(
  "recitations",
  {
    id: uuid("id").primaryKey(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "set null" }),
    /** What it answers, where a teacher asked for it between lessons. */
    homeworkId: uuid("homework_id").references(() => recitationHomework.id, {
      onDelete: "set null",
    }),
    /** Whether a teacher says by it how the pupil recites, and what they say. */
    isPlacement: boolean("is_placement").notNull().default(false),
    level: text("level", { enum: RECITATION_LEVELS }),
    /** When the teacher had heard it and answered; who, an id that outlives their account. */
    answeredAt: instant("answered_at"),
    answeredById: uuid("answered_by_id"),
    /** Who asked for it; an id that outlives their account. */
    heardById: uuid("heard_by_id").notNull(),
    edition: text("edition").notNull(),
    fromSura: integer("from_sura").notNull(),
    fromAya: integer("from_aya").notNull(),
    toSura: integer("to_sura").notNull(),
    toAya: integer("to_aya").notNull(),
    state: text("state", { enum: RECITATION_STATES }).notNull(),
    beganAt: instant("began_at").notNull(),
    endedAt: instant("ended_at"),
    type: text("type"),
    durationMs: integer("duration_ms"),
    sizeBytes: integer("size_bytes"),
    storageKey: text("storage_key"),
    /** Loudness from 0 to 1 in equal steps, for its picture. */
    peaks: jsonb("peaks").$type<number[]>().notNull().default([]),
    keptUntil: instant("kept_until"),
  },
  (table) => [
    // A pupil's recordings, the newest first.
    index("recitations_student").on(table.studentId, table.beganAt),
    index("recitations_session").on(table.sessionId),
    // One at a time in a lesson, whoever begins at the same moment.
    uniqueIndex("recitations_recording")
      .on(table.sessionId)
      .where(sql`state = 'recording'`),
    index("recitations_homework").on(table.homeworkId),
    // What is still recorded, or whose time is over: few of many.
    index("recitations_due")
      .on(table.keptUntil)
      .where(sql`state <> 'gone'`),
    check("recitations_state", isOneOf(table.state, RECITATION_STATES)),
    check("recitations_level", isOneOf(table.level, RECITATION_LEVELS)),
    check(
      "recitations_placed",
      sql`${table.level} is null or (${table.isPlacement} and ${table.answeredAt} is not null)`,
    ),
    check("recitations_kept", sql`(${table.state} = 'kept') = (${table.storageKey} is not null)`),
  ],
);
