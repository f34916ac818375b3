import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { createdAt } from "../columns.ts";

/** A request that was answered once is answered the same again. Written in the transaction of its effect. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** No reference to who it is: people lie above. */
    actorId: uuid("actor_id").notNull(),
    key: uuid("key").notNull(),
    /** A hash of what was asked: the same key for something else is refused. */
    requestHash: text("request_hash").notNull(),
    answer: jsonb("answer").$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.key] })],
);
