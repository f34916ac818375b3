import { sql } from "drizzle-orm";
import { pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { id, instant } from "../../../platform/db/columns.ts";
import { students } from "./students.ts";

/** That recitations of a pupil may be recorded: said by a parent, or by an adult of themselves; withdrawn, it stays written. */
export const recordingConsents = pgTable(
  "recording_consents",
  {
    id: id(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    /** An id that outlives their account. */
    givenById: uuid("given_by_id").notNull(),
    givenAt: instant("given_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    // One that stands for each pupil.
    uniqueIndex("recording_consents_standing")
      .on(table.studentId)
      .where(sql`withdrawn_at is null`),
  ],
);
