import { CHANNELS } from "@riwaq/domain/notifications/groups";
import { boolean, check, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

/** Where a person chose otherwise than by default whether news of a kind reaches them on a channel. */
export const notificationChoices = pgTable(
  "notification_choices",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** An event group, as packages/domain names them. */
    event: text("event").notNull(),
    channel: text("channel", { enum: CHANNELS }).notNull(),
    isOn: boolean("is_on").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.event, table.channel] }),
    check("notification_choices_channel", isOneOf(table.channel, CHANNELS)),
  ],
);
