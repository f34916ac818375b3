import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { id, instant } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";

/** Two ayat that a pupil exchanges, as the teacher linked them; the one that comes first in the Quran first. */
export const similarPlaces = pgTable(
  "similar_places",
  {
    id: id(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    firstSura: integer("first_sura").notNull(),
    firstAya: integer("first_aya").notNull(),
    secondSura: integer("second_sura").notNull(),
    secondAya: integer("second_aya").notNull(),
    linkedById: uuid("linked_by_id").notNull(),
    linkedAt: instant("linked_at").notNull(),
    removedAt: instant("removed_at"),
  },
  (table) => [
    uniqueIndex("similar_places_pair")
      .on(table.studentId, table.firstSura, table.firstAya, table.secondSura, table.secondAya)
      .where(sql`removed_at is null`),
    index("similar_places_student").on(table.studentId),
    check(
      "similar_places_order",
      sql`(${table.firstSura}, ${table.firstAya}) < (${table.secondSura}, ${table.secondAya})`,
    ),
  ],
);
