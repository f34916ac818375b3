import { PROGRAMME_AREAS } from "@riwaq/domain/words";
import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";

type InLanguages = Record<"en" | "fr" | "ar", string>;

const NO_WORDS: InLanguages = { en: "", fr: "", ar: "" };

/** What is taught. The slug is the stable name in addresses. */
export const programmes = pgTable(
  "programmes",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    area: text("area", { enum: PROGRAMME_AREAS }).notNull(),
    name: jsonb("name").$type<InLanguages>().notNull(),
    /** What it is, for visitors; empty in all languages or in none. */
    about: jsonb("about").$type<InLanguages>().notNull().default(NO_WORDS),
    /** The picture of a page that visitors are shown, where the storage has it. */
    sampleKey: text("sample_key").unique(),
    sampleBytes: integer("sample_bytes"),
    /** Where staff have put it among the others. */
    position: integer("position").notNull().default(0),
    /** No longer offered; lessons and agreements keep it. */
    archivedAt: instant("archived_at"),
    createdAt: createdAt(),
  },
  (table) => [
    check("programmes_area", isOneOf(table.area, PROGRAMME_AREAS)),
    check("programmes_sample", sql`(${table.sampleKey} is null) = (${table.sampleBytes} is null)`),
  ],
);
