import { pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant } from "../../../platform/db/columns.ts";

/** What is heard in the placement test, recorded by teachers and staff; the questions stand in the domain, and keep their ids. */
export const placementSounds = pgTable("placement_sounds", {
  itemId: text("item_id").primaryKey(),
  soundKey: text("sound_key").notNull(),
  soundType: text("sound_type").notNull(),
  recordedById: uuid("recorded_by_id").notNull(),
  recordedAt: instant("recorded_at").notNull(),
});
