import { FILE_KINDS, FILE_STATES } from "@riwaq/domain/people/applications/files";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { teachers } from "./teachers.ts";

/** What a teacher shows the institute: a recitation and certificates. The bytes lie in the storage under the key. */
export const applicationFiles = pgTable(
  "application_files",
  {
    id: id(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId, { onDelete: "cascade" }),
    kind: text("kind", { enum: FILE_KINDS }).notNull(),
    /** What the certificate says; empty of a recitation. */
    title: text("title").notNull().default(""),
    issuer: text("issuer").notNull().default(""),
    year: integer("year"),
    /** The last day of a certificate; null where it has none. */
    validUntil: date("valid_until"),
    /** How long the recitation plays. */
    durationMs: integer("duration_ms"),
    /** From the content, never from the name. */
    mimeType: text("mime_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    sha256: text("sha256").notNull(),
    storageKey: text("storage_key").notNull().unique(),
    state: text("state", { enum: FILE_STATES }).notNull().default("pending"),
    /** Why staff did not accept it; the teacher reads it. */
    note: text("note").notNull().default(""),
    judgedAt: instant("judged_at"),
    judgedById: uuid("judged_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    // One's own, in their order; how many wait for staff.
    index("application_files_teacher").on(table.teacherId, table.createdAt),
    // Those that end, for staff.
    index("application_files_ending")
      .on(table.validUntil)
      .where(sql`state = 'checked' and valid_until is not null`),
    // Another recitation takes the place of the one before.
    uniqueIndex("application_files_one_recitation")
      .on(table.teacherId)
      .where(sql`kind = 'recitation'`),
    check("application_files_kind", isOneOf(table.kind, FILE_KINDS)),
    check("application_files_state", isOneOf(table.state, FILE_STATES)),
    check("application_files_size", sql`${table.sizeBytes} > 0`),
    // A recitation has a length and no title, a certificate the other way round.
    check(
      "application_files_recitation",
      sql`(${table.kind} = 'recitation') = (${table.durationMs} is not null)
        and (${table.kind} = 'recitation') = (${table.title} = '')
        and (${table.kind} = 'certificate' or ${table.validUntil} is null)`,
    ),
    // Whoever is refused is told why.
    check("application_files_refused", sql`${table.state} <> 'refused' or ${table.note} <> ''`),
    check(
      "application_files_judged",
      sql`(${table.state} = 'pending') = (${table.judgedAt} is null)`,
    ),
  ],
);
