import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id } from "./columns.ts";

/** What is taught. The slug is the stable name in addresses. */
export const programmes = pgTable(
  "programmes",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    area: text("area", { enum: ["quran", "arabic", "islamic"] }).notNull(),
    name: jsonb("name").$type<Record<"en" | "fr" | "ar", string>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [check("programmes_area", sql`${table.area} in ('quran', 'arabic', 'islamic')`)],
);
