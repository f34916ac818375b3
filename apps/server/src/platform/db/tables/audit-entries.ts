import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id } from "../columns.ts";

/**
 * Who changed whose data, written in the same transaction. Rows are never changed (trigger) and keep
 * no values, only the names of what changed; they outlive the people they speak of, so there are no foreign keys.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: id(),
    actorId: uuid("actor_id"),
    actorRole: text("actor_role").notNull(),
    action: text("action").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    details: jsonb("details").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_entries_subject").on(table.subjectType, table.subjectId, table.createdAt),
  ],
);
