import { sql } from "drizzle-orm";
import { check, date, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { id, instant } from "../../../platform/db/columns.ts";

/**
 * That a qualified reader has compared an edition with the print: of these very files, since another text is another
 * decision. Who wrote it down is an id that outlives their account.
 */
export const mushafApprovals = pgTable(
  "mushaf_approvals",
  {
    id: id(),
    edition: text("edition").notNull(),
    textDigest: text("text_digest").notNull(),
    linesDigest: text("lines_digest").notNull(),
    /** The reader, as staff name them. */
    reader: text("reader").notNull(),
    approvedOn: date("approved_on").notNull(),
    recordedById: uuid("recorded_by_id").notNull(),
    recordedAt: instant("recorded_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    // One that stands for each edition as it is.
    uniqueIndex("mushaf_approvals_standing")
      .on(table.edition, table.textDigest, table.linesDigest)
      .where(sql`${table.withdrawnAt} is null`),
    check("mushaf_approvals_reader", sql`length(${table.reader}) between 1 and 200`),
  ],
);
