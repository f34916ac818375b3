import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { programmes } from "./programmes.ts";
import { teachers } from "./teachers.ts";

/** What a teacher teaches. */
export const teacherProgrammes = pgTable(
  "teacher_programmes",
  {
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId, { onDelete: "cascade" }),
    programmeId: uuid("programme_id")
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.teacherId, table.programmeId] }),
    index("teacher_programmes_programme").on(table.programmeId, table.teacherId),
  ],
);
