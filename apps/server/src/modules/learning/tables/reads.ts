import { READ_SUBJECTS } from "@riwaq/domain/words";
import { check, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

/** What a person has opened for the first time: until then it is marked as new. */
export const reads = pgTable(
  "reads",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    subject: text("subject", { enum: READ_SUBJECTS }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    readAt: instant("read_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subject, table.subjectId] }),
    check("reads_subject", isOneOf(table.subject, READ_SUBJECTS)),
  ],
);
