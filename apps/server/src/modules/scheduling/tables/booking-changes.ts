import { CHANGE_KINDS, CHANGE_SCOPES } from "@riwaq/domain/scheduling/policy/terms";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

/** What a change of lessons did and how things were before, so that it can be undone for a while. */
export const bookingChanges = pgTable(
  "booking_changes",
  {
    id: id(),
    actorId: uuid("actor_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: CHANGE_KINDS }).notNull(),
    scope: text("scope", { enum: CHANGE_SCOPES }).notNull(),
    /** Ids and hours of the rows before; nothing about persons. */
    before: jsonb("before").$type<Record<string, unknown>>().notNull(),
    undoUntil: instant("undo_until").notNull(),
    undoneAt: instant("undone_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("booking_changes_actor").on(table.actorId, table.createdAt),
    check("booking_changes_kind", isOneOf(table.kind, CHANGE_KINDS)),
    check("booking_changes_scope", isOneOf(table.scope, CHANGE_SCOPES)),
  ],
);
