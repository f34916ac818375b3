import { PROGRAMME_AREAS } from "@riwaq/domain/words";
import { check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";

type InLanguages = Record<"en" | "fr" | "ar", string>;

/** What is taught. The slug is the stable name in addresses. */
export const programmes = pgTable(
  "programmes",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    area: text("area", { enum: PROGRAMME_AREAS }).notNull(),
    name: jsonb("name").$type<InLanguages>().notNull(),
    /** Where staff have put it among the others. */
    position: integer("position").notNull().default(0),
    /** No longer offered; lessons and agreements keep it. */
    archivedAt: instant("archived_at"),
    createdAt: createdAt(),
  },
  (table) => [check("programmes_area", isOneOf(table.area, PROGRAMME_AREAS))],
);
