import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";

/** The institute's own name and channels: one row. */
export const institute = pgTable(
  "institute",
  {
    only: boolean("only").primaryKey().default(true),
    name: text("name").notNull().default("Riwaq"),
    timeZone: text("time_zone").notNull().default("Africa/Cairo"),
    phone: text("phone"),
    photoUrl: text("photo_url"),
    socialUrl: text("social_url"),
    chatUrl: text("chat_url"),
  },
  (table) => [check("institute_one_row", sql`${table.only}`)],
);
