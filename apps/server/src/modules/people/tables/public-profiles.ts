import { LANGUAGES } from "@riwaq/contracts/languages";
import {
  AUDIENCES,
  PUBLIC_PARTS,
  type ProfileQuestion,
} from "@riwaq/domain/people/public-profiles/words";
import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf, updatedAt } from "../../../platform/db/columns.ts";
import { teachers } from "./teachers.ts";

const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(", "));

/** What a teacher lets visitors see. Without a row, or without the yes in it, nothing. */
export const publicProfiles = pgTable(
  "public_profiles",
  {
    teacherId: uuid("teacher_id")
      .primaryKey()
      .references(() => teachers.userId, { onDelete: "cascade" }),
    /** The stable name in addresses, made with the first yes. */
    slug: text("slug").unique(),
    isShown: boolean("is_shown").notNull().default(false),
    /** When the teacher last said yes. */
    agreedAt: instant("agreed_at"),
    /** Which of the parts the teacher agreed to show. */
    parts: text("parts", { enum: PUBLIC_PARTS }).array().notNull().default([]),
    /** The name in the scripts in which the account has none; else empty. */
    latinName: text("latin_name").notNull().default(""),
    arabicName: text("arabic_name").notNull().default(""),
    audiences: text("audiences", { enum: AUDIENCES }).array().notNull().default([]),
    /** In the teacher's own words; what is not answered is left out. */
    answers: jsonb("answers")
      .$type<Partial<Record<ProfileQuestion, string>>>()
      .notNull()
      .default({}),
    answersLanguage: text("answers_language", { enum: LANGUAGES }).notNull().default("ar"),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("public_profiles_shown")
      .on(table.teacherId)
      .where(sql`is_shown`),
    check(
      "public_profiles_agreed",
      sql`not ${table.isShown} or (${table.agreedAt} is not null and ${table.slug} is not null)`,
    ),
    check("public_profiles_language", isOneOf(table.answersLanguage, LANGUAGES)),
    check("public_profiles_parts", sql`${table.parts} <@ array[${listed(PUBLIC_PARTS)}]::text[]`),
    check(
      "public_profiles_audiences",
      sql`${table.audiences} <@ array[${listed(AUDIENCES)}]::text[]`,
    ),
  ],
);
