import type { RoomView } from "@riwaq/contracts/classroom/room";
import { integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";

import { instant } from "../../../platform/db/columns.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";

/** What the teacher of a lesson shows in its room: one for each lesson that somebody came to. */
export const rooms = pgTable("rooms", {
  sessionId: uuid("session_id")
    .primaryKey()
    .references(() => sessions.id, { onDelete: "cascade" }),
  view: jsonb("view").$type<RoomView>().notNull(),
  /** Counts the changes of the view: an older one never comes after a newer one. */
  version: integer("version").notNull().default(0),
  /** When which page was turned to, for what the lesson was about: page and milliseconds. */
  pageTurns: jsonb("page_turns").$type<Array<[page: number, atMs: number]>>().notNull().default([]),
  openedAt: instant("opened_at").notNull(),
});
