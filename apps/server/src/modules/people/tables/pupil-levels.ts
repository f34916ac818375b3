import { foreignKey, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { programmeLevels } from "./programme-levels.ts";
import { students } from "./students.ts";

/** Where a pupil stands in a programme, whoever teaches it. */
export const pupilLevels = pgTable(
  "pupil_levels",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    programmeId: uuid("programme_id").notNull(),
    levelId: uuid("level_id").notNull(),
    /** Null where the account went. */
    setById: uuid("set_by_id").references(() => users.id, { onDelete: "set null" }),
    setAt: instant("set_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.programmeId] }),
    // A level belongs to its programme.
    foreignKey({
      name: "pupil_levels_level",
      columns: [table.programmeId, table.levelId],
      foreignColumns: [programmeLevels.programmeId, programmeLevels.id],
    }),
    // Whether anybody has it.
    index("pupil_levels_level").on(table.levelId),
  ],
);
