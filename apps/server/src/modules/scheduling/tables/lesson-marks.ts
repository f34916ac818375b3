import { sql } from "drizzle-orm";
import { bigint, index, pgTable } from "drizzle-orm/pg-core";

import { createdAt, instant } from "../../../platform/db/columns.ts";

/**
 * That a lesson which begins then was made, changed or removed, or what was said or written of it: triggers write it. What
 * was counted of lessons before is counted anew where a mark says so; an old mark is of no use to anybody.
 */
export const lessonMarks = pgTable(
  "lesson_marks",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull(),
    /** By which a snapshot tells whether it has seen the change. */
    transaction: bigint("transaction", { mode: "number" })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    createdAt: createdAt(),
  },
  (table) => [
    index("lesson_marks_at").on(table.at),
    // Which are old.
    index("lesson_marks_created").on(table.createdAt),
  ],
);
