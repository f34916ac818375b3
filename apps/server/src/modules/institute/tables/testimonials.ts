import { CONSENT_NOTE_MAX, TESTIMONIAL_MAX } from "@riwaq/contracts/institute/testimonials";
import { LANGUAGES } from "@riwaq/contracts/languages";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

/** What people have written about the institute for everybody to read. Nothing here leads to a person. */
export const testimonials = pgTable(
  "testimonials",
  {
    id: id(),
    words: text("words").notNull(),
    /** In which they were written: words are never translated. */
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** As the author wishes to be named. */
    author: text("author").notNull(),
    /** When and how the author has agreed to see these words published under this name. */
    consentedOn: date("consented_on").notNull(),
    consentNote: text("consent_note").notNull(),
    publishedAt: instant("published_at"),
    /** Where staff have put it. */
    position: integer("position").notNull(),
    archivedAt: instant("archived_at"),
    createdById: uuid("created_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    check("testimonials_language", isOneOf(table.language, LANGUAGES)),
    check("testimonials_words", isWritten(table.words, TESTIMONIAL_MAX)),
    check("testimonials_author", sql`length(btrim(${table.author})) > 0`),
    // Without a word of how it was given there is no consent.
    check("testimonials_consent", isWritten(table.consentNote, CONSENT_NOTE_MAX)),
    check("testimonials_shown", sql`${table.publishedAt} is null or ${table.archivedAt} is null`),
  ],
);

function isWritten(column: Parameters<typeof isOneOf>[0], max: number) {
  return sql`length(btrim(${column})) > 0 and length(${column}) <= ${sql.raw(String(max))}`;
}
