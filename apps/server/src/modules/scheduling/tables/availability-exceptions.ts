import { EXCEPTION_KINDS } from "@riwaq/domain/scheduling/availability/weekly-range";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { teachers } from "../../people/tables/teachers.ts";

/** Dated exceptions to a teacher's week: time off, which wins, and extra hours. */
export const availabilityExceptions = pgTable(
  "availability_exceptions",
  {
    id: id(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId, { onDelete: "cascade" }),
    kind: text("kind", { enum: EXCEPTION_KINDS }).notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (table) => [
    index("availability_exceptions_teacher").on(table.teacherId, table.endsAt),
    check("availability_exceptions_kind", isOneOf(table.kind, EXCEPTION_KINDS)),
    check("availability_exceptions_order", sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
