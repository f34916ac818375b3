import { BASIS } from "@riwaq/domain/billing/units";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant } from "../../../platform/db/columns.ts";

/** A part of the price that a learner's payer need not pay, by a decision of the institute, until it ends. */
export const discounts = pgTable(
  "discounts",
  {
    id: id(),
    studentId: uuid("student_id").notNull(),
    /** Hundredths of a percent: 10,000 is all of it. */
    basisPoints: integer("basis_points").notNull(),
    /** Read by those who decide about money, by nobody else. */
    reason: text("reason").notNull(),
    /** Detached: it outlives the account. */
    decidedById: uuid("decided_by_id"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("discounts_student").on(table.studentId),
    check("discounts_points", sql`${table.basisPoints} between 1 and ${sql.raw(String(BASIS))}`),
    check("discounts_order", sql`${table.endsAt} is null or ${table.startsAt} < ${table.endsAt}`),
  ],
);
