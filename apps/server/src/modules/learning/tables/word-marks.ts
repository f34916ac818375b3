import { MARKERS, MARK_KINDS } from "@riwaq/domain/learning/marks/kinds";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { recitations } from "./recitations.ts";

/**
 * What was heard at a word of the mushaf. Its id is made by the browser that marks, so that what is sent twice is one; it
 * is taken back, never deleted. Who marked is an id that outlives their account.
 */
export const wordMarks = pgTable(
  "word_marks",
  {
    id: uuid("id").primaryKey(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "set null" }),
    /** The recording in which it was heard afterwards, and at which moment of it. */
    recitationId: uuid("recitation_id").references(() => recitations.id, { onDelete: "set null" }),
    atMs: integer("at_ms"),
    edition: text("edition").notNull(),
    sura: integer("sura").notNull(),
    aya: integer("aya").notNull(),
    word: integer("word").notNull(),
    /** Of the edition, so that a page is read by an index. */
    page: integer("page").notNull(),
    kind: text("kind", { enum: MARK_KINDS }).notNull(),
    detail: text("detail").notNull().default(""),
    note: text("note").notNull().default(""),
    marker: text("marker", { enum: MARKERS }).notNull(),
    markedById: uuid("marked_by_id").notNull(),
    markedAt: instant("marked_at").notNull(),
    /** From when on the family sees it: at once, or from the end of its lesson on. */
    shownFrom: instant("shown_from").notNull(),
    voidedAt: instant("voided_at"),
    voidedById: uuid("voided_by_id"),
  },
  (table) => [
    // A page with its history.
    index("word_marks_page").on(table.studentId, table.page),
    // What was marked in a lesson, while it goes on and for its report.
    index("word_marks_session").on(table.sessionId),
    // What was marked while a recording was heard.
    index("word_marks_recitation").on(table.recitationId),
    // Which kinds a teacher uses most.
    index("word_marks_marker").on(table.markedById, table.markedAt),
    check("word_marks_kind", isOneOf(table.kind, MARK_KINDS)),
    check("word_marks_marker", isOneOf(table.marker, MARKERS)),
    check(
      "word_marks_place",
      sql`${table.sura} between 1 and 114 and ${table.aya} >= 1 and ${table.word} >= 1`,
    ),
    check("word_marks_voided", sql`(${table.voidedAt} is null) = (${table.voidedById} is null)`),
  ],
);
