import type { ReportContent } from "@riwaq/contracts/learning/reports";
import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { createdAt } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { sessionReports } from "./session-reports.ts";

/** What a report said, each time it was sent: a correction adds a version. Never changed (trigger). */
export const reportVersions = pgTable(
  "report_versions",
  {
    reportId: uuid("report_id")
      .notNull()
      .references(() => sessionReports.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    content: jsonb("content").$type<ReportContent>().notNull(),
    /** For teacher and staff alone: apart from what the family reads, so that no query of theirs can meet it. */
    internalNote: text("internal_note").notNull().default(""),
    writtenById: uuid("written_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.version] })],
);
