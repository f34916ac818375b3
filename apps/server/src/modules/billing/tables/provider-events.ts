import { EVENT_SUBJECTS, PROVIDERS } from "@riwaq/domain/billing/charge";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";

/** What a provider told us of: once for each id, and only that something is to be looked at. */
export const providerEvents = pgTable(
  "provider_events",
  {
    provider: text("provider", { enum: PROVIDERS }).notNull(),
    event: text("event").notNull(),
    kind: text("kind").notNull(),
    about: text("about", { enum: EVENT_SUBJECTS }).notNull(),
    reference: text("reference").notNull(),
    receivedAt: instant("received_at").notNull(),
    /** How often it was looked at in vain, and when next. */
    tries: integer("tries").notNull().default(0),
    lookAt: instant("look_at").notNull(),
    handledAt: instant("handled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.event] }),
    index("provider_events_look")
      .on(table.lookAt)
      .where(sql`handled_at is null`),
    check("provider_events_provider", isOneOf(table.provider, PROVIDERS)),
    check("provider_events_about", isOneOf(table.about, EVENT_SUBJECTS)),
  ],
);
