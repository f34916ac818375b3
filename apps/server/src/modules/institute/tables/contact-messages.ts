import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant } from "../../../platform/db/columns.ts";

/** What visitors have written through the contact form; kept until staff delete it. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: id(),
    // The same filled form sent twice is stored once.
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    topic: text("topic", { enum: ["general", "programme", "account", "gift_voucher"] }).notNull(),
    message: text("message").notNull(),
    language: text("language", { enum: ["en", "fr", "ar"] }).notNull(),
    handledAt: instant("handled_at"),
    createdAt: createdAt(),
  },
  (table) => [
    // The order in which staff read them; the id settles equal instants.
    index("contact_messages_created").on(table.createdAt, table.id),
    check(
      "contact_messages_topic",
      sql`${table.topic} in ('general', 'programme', 'account', 'gift_voucher')`,
    ),
    check("contact_messages_language", sql`${table.language} in ('en', 'fr', 'ar')`),
    check("contact_messages_not_blank", sql`length(btrim(${table.message})) > 0`),
  ],
);
