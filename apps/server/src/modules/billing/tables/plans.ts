import { sql } from "drizzle-orm";
import { check, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";

import { createdAt, id, instant } from "../../../platform/db/columns.ts";

/** A rhythm that can be subscribed to: so many lessons a week of one length. A period of it holds four weeks of them. */
export const plans = pgTable(
  "plans",
  {
    id: id(),
    lessonsPerWeek: integer("lessons_per_week").notNull(),
    lengthMinutes: integer("length_minutes").notNull(),
    /** No longer sold; who has it keeps it. */
    retiredAt: instant("retired_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("plans_one_sold")
      .on(table.lessonsPerWeek, table.lengthMinutes)
      .where(sql`retired_at is null`),
    check("plans_rhythm", sql`${table.lessonsPerWeek} > 0 and ${table.lengthMinutes} > 0`),
  ],
);
