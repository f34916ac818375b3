import { LANGUAGES } from "@riwaq/contracts/languages";
import { CHANNELS } from "@riwaq/domain/notifications/groups";
import {
  MESSAGE_STATES,
  PROBLEM_STATES,
  WAITING_STATES,
} from "@riwaq/domain/notifications/next-try";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";

/**
 * A message to one person on one channel, written in the transaction that asks for it and sent after. The table is the
 * queue; where a channel is not set up, its messages stay here, for staff to read.
 */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    id: id(),
    channel: text("channel", { enum: CHANNELS }).notNull().default("email"),
    /** Whom it is for, where that is somebody with an account. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Where it goes: an address or number; empty for push, which goes to every browser that agreed. */
    to: text("to").notNull(),
    template: text("template").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    params: jsonb("params").$type<Record<string, string>>().notNull(),
    /** What it is about: one message for each person, channel and key, ever. */
    key: text("key"),
    /** Of which lesson at which hour it speaks: it is dropped if that no longer holds when it is sent. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    sessionSequence: integer("session_sequence"),
    /** sending: a process holds it; unclear: that process ended in the middle, and nobody knows if it went. */
    state: text("state", {
      enum: MESSAGE_STATES,
    })
      .notNull()
      .default("waiting"),
    /** Not before: quiet hours, or the next try. */
    sendAfter: instant("send_after").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    claimedAt: instant("claimed_at"),
    sentAt: instant("sent_at"),
    failure: text("failure"),
    createdAt: createdAt(),
  },
  (table) => [
    index("outbox_messages_created").on(table.createdAt),
    // What was sent to one person, the newest first.
    index("outbox_messages_user").on(table.userId, table.createdAt),
    unique("outbox_messages_once").on(table.userId, table.channel, table.key),
    // What is to be sent: few of many.
    index("outbox_messages_due")
      .on(table.sendAfter)
      .where(isOneOf(sql`state`, WAITING_STATES)),
    // What staff must look at: few of many.
    index("outbox_messages_problems")
      .on(table.createdAt)
      .where(isOneOf(sql`state`, PROBLEM_STATES)),
    check("outbox_messages_channel", isOneOf(table.channel, CHANNELS)),
    check("outbox_messages_state", isOneOf(table.state, MESSAGE_STATES)),
  ],
);
