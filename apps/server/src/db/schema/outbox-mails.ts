import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, instant } from "./columns.ts";

/** A mail, written in the transaction that asks for it and sent after; kept unsent where no mail server is set. */
export const outboxMails = pgTable(
  "outbox_mails",
  {
    id: id(),
    to: text("to").notNull(),
    template: text("template").notNull(),
    language: text("language", { enum: ["en", "fr", "ar"] }).notNull(),
    params: jsonb("params").$type<Record<string, string>>().notNull(),
    sentAt: instant("sent_at"),
    failure: text("failure"),
    createdAt: createdAt(),
  },
  (table) => [index("outbox_mails_created").on(table.createdAt)],
);
