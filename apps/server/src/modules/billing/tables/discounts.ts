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
    /** Read by those who decide about money, by nobody else; empty once the account is gone. */
    reason: text("reason").notNull(),
    /** Detached: it outlives the account. */
    decidedById: uuid("decided_by_id"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    /** The document that it was decided by, of which only those read who decide; from the content, never from the name. */
    proofKey: text("proof_key").unique(),
    proofMimeType: text("proof_mime_type"),
    proofSizeBytes: integer("proof_size_bytes"),
    proofSha256: text("proof_sha256"),
    createdAt: createdAt(),
  },
  (table) => [
    index("discounts_student").on(table.studentId),
    check("discounts_points", sql`${table.basisPoints} between 1 and ${sql.raw(String(BASIS))}`),
    check(
      "discounts_proof",
      sql`num_nulls(${table.proofKey}, ${table.proofMimeType}, ${table.proofSizeBytes}, ${table.proofSha256}) % 4 = 0`,
    ),
    check("discounts_order", sql`${table.endsAt} is null or ${table.startsAt} < ${table.endsAt}`),
  ],
);
