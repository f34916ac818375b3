import { STROKE_COLOURS } from "@riwaq/domain/classroom/view";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";

/** A stroke of a pen on a board of a room; the id is made by whoever draws. Gone with what the room keeps. */
export const roomStrokes = pgTable(
  "room_strokes",
  {
    id: uuid("id").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    byId: uuid("by_id").notNull(),
    board: integer("board").notNull(),
    colour: text("colour", { enum: STROKE_COLOURS }).notNull(),
    width: integer("width").notNull(),
    points: jsonb("points").$type<number[]>().notNull(),
    drawnAt: instant("drawn_at").notNull(),
    wipedAt: instant("wiped_at"),
  },
  (table) => [
    index("room_strokes_session").on(table.sessionId, table.drawnAt),
    check("room_strokes_colour", isOneOf(table.colour, STROKE_COLOURS)),
  ],
);
