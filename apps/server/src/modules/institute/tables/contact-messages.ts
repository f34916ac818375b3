import { LANGUAGES } from "@riwaq/contracts/languages";
import { CONTACT_TOPICS } from "@riwaq/domain/words";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";

/** What visitors have written through the contact form; kept until staff delete it. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: id(),
    // The same filled form sent twice is stored once.
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    topic: text("topic", { enum: CONTACT_TOPICS }).notNull(),
    message: text("message").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    handledAt: instant("handled_at"),
    createdAt: createdAt(),
  },
  (table) => [
    // The order in which staff read them; the id settles equal instants.
    index("contact_messages_created").on(table.createdAt, table.id),
    // What was answered of late, for how soon that is.
    index("contact_messages_handled").on(table.handledAt),
    check("contact_messages_topic", isOneOf(table.topic, CONTACT_TOPICS)),
    check("contact_messages_language", isOneOf(table.language, LANGUAGES)),
    check("contact_messages_not_blank", sql`length(btrim(${table.message})) > 0`),
  ],
);
