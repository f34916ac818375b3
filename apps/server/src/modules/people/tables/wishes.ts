import { DAY_PARTS } from "@riwaq/domain/people/wishes/wish";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";

import { updatedAt } from "../../../platform/db/columns.ts";
import { programmeLevels } from "./programme-levels.ts";
import { programmes } from "./programmes.ts";
import { students } from "./students.ts";

/** What a family seeks for one learner. A row says something: what is left open altogether has none. */
export const wishes = pgTable(
  "wishes",
  {
    studentId: uuid("student_id")
      .primaryKey()
      .references(() => students.userId, { onDelete: "cascade" }),
    programmeId: uuid("programme_id").references(() => programmes.id, { onDelete: "set null" }),
    levelId: uuid("level_id"),
    /** Day codes and parts of the learner's day; none is any. */
    days: smallint("days").array().notNull().default([]),
    parts: text("parts", { enum: DAY_PARTS }).array().notNull().default([]),
    updatedAt: updatedAt(),
  },
  (table) => [
    // A level of that very programme; one that is sought stays.
    foreignKey({
      name: "wishes_level_fk",
      columns: [table.programmeId, table.levelId],
      foreignColumns: [programmeLevels.programmeId, programmeLevels.id],
    }),
    check("wishes_level", sql`${table.levelId} is null or ${table.programmeId} is not null`),
    // Staff ask who has a level before it goes.
    index("wishes_level_id").on(table.levelId),
    check("wishes_days", sql`${table.days} <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]`),
    check(
      "wishes_parts",
      sql`${table.parts} <@ array[${sql.raw(DAY_PARTS.map((part) => `'${part}'`).join(", "))}]::text[]`,
    ),
  ],
);
