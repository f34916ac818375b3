import { SKIP_STATES } from "@riwaq/domain/scheduling/series/judge-occurrences";
import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { series } from "./series.ts";

/** Lessons of a series that could not be placed, for each person who is still to be told; gone with the mail. */
export const skipNotices = pgTable(
  "skip_notices",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seriesId: uuid("series_id")
      .notNull()
      .references(() => series.id, { onDelete: "cascade" }),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    state: text("state", { enum: SKIP_STATES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.seriesId, table.startsAt] })],
);
