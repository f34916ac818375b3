import { LANGUAGES } from "@riwaq/contracts/languages";
import { LEGAL_ACTS } from "@riwaq/domain/billing/legal-acts";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { subscriptions } from "./subscriptions.ts";

/**
 * What somebody declared about a contract, with the words that were shown and the hour. Only added to, but for one thing:
 * staff say once which subscription a declaration without sign-in belongs to (triggers).
 */
export const legalActs = pgTable(
  "legal_acts",
  {
    id: id(),
    /** What makes it be kept once: a form's own number, or what it is about. */
    key: text("key").notNull().unique(),
    kind: text("kind", { enum: LEGAL_ACTS }).notNull(),
    subscriptionId: uuid("subscription_id").references(() => subscriptions.id),
    /** By its id alone, as the payer is: money is kept longer than what it was paid for. */
    chargeId: uuid("charge_id"),
    payerId: uuid("payer_id"),
    /** What was filled in or chosen. */
    said: jsonb("said").$type<Record<string, unknown>>().notNull(),
    /** The words under which it was said, and their SHA-256 (hexadecimal). */
    shown: text("shown").notNull(),
    shownHash: text("shown_hash").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    actedAt: instant("acted_at").notNull(),
    /** When staff said whose it is; without a subscription: nobody's here, for the reason in the note. */
    matchedAt: instant("matched_at"),
    matchedById: uuid("matched_by_id"),
    matchNote: text("match_note").notNull().default(""),
  },
  (table) => [
    index("legal_acts_subscription").on(table.subscriptionId),
    index("legal_acts_payer").on(table.payerId),
    // What staff have to match, the oldest first.
    index("legal_acts_open")
      .on(table.actedAt)
      .where(sql`subscription_id is null and matched_at is null`),
    check("legal_acts_kind", isOneOf(table.kind, LEGAL_ACTS)),
    check("legal_acts_language", isOneOf(table.language, LANGUAGES)),
    check("legal_acts_hash", sql`${table.shownHash} ~ '^[0-9a-f]{64}$'`),
    check(
      "legal_acts_matched",
      sql`${table.matchedAt} is null or ${table.subscriptionId} is not null or length(btrim(${table.matchNote})) > 0`,
    ),
  ],
);
