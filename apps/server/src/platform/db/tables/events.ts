import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt } from "../columns.ts";

/**
 * What happened, and who did it, written in the same transaction: the audit, and what others act on. Rows are never
 * changed (trigger) and keep no private values; they outlive the people they speak of, so there are no foreign keys.
 */
export const events = pgTable(
  "events",
  {
    /** Grows with each event; two transactions at once may commit in the other order. */
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid("actor_id"),
    actorRole: text("actor_role").notNull(),
    kind: text("kind").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    payload: jsonb("payload").$type<object>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    // The story of one lesson, report or person.
    index("events_subject").on(table.subjectType, table.subjectId, table.sequence),
    // What somebody did, for the copy of their own data.
    index("events_actor").on(table.actorId, table.sequence),
    // All of one kind, for the audit and for what is still to be settled.
    index("events_kind").on(table.kind, table.sequence),
    // From which number on a day of the audit begins.
    index("events_created").on(table.createdAt),
  ],
);
