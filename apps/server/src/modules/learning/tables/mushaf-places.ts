import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, uuid } from "drizzle-orm/pg-core";

import { instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

/** On which page somebody left the mushaf open. */
export const mushafPlaces = pgTable(
  "mushaf_places",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    page: integer("page").notNull(),
    leftAt: instant("left_at").notNull(),
  },
  (table) => [
    check("mushaf_places_page", sql`${table.page} between 1 and ${sql.raw(String(PAGES))}`),
  ],
);
