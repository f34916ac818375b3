import type { RoomMessage, RoomView, Seat, Stroke } from "@riwaq/contracts/classroom/room";
import { pagesStayedOn } from "@riwaq/domain/classroom/pages-shown";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { roomMessages } from "../tables/room-messages.ts";
import { roomSeats } from "../tables/room-seats.ts";
import { roomStrokes } from "../tables/room-strokes.ts";
import { rooms } from "../tables/rooms.ts";

/** As a room is when nobody has shown anything yet. */
export const BEGINNING: RoomView = {
  stage: "mushaf",
  page: 1,
  is_followed: true,
  hiding: "none",
  revealed: [],
  are_marks_shown: true,
  is_coloured: false,
  sound: "auto",
  board: 1,
  material: null,
};

export async function findView(db: Database, sessionId: string): Promise<RoomView> {
  const [row] = await db
    .select({ view: rooms.view })
    .from(rooms)
    .where(eq(rooms.sessionId, sessionId));
  return row?.view ?? BEGINNING;
}

/** Who sits in the room, whoever came first before. */
export async function findSeats(db: Database, sessionId: string): Promise<Seat[]> {
  const rows = await db
    .select({
      id: roomSeats.id,
      userId: roomSeats.userId,
      role: roomSeats.role,
      pupilId: roomSeats.pupilId,
      since: roomSeats.since,
      awayAt: roomSeats.awayAt,
      name: users.name,
    })
    .from(roomSeats)
    // A child who sits at a parent's device is called by the child's name.
    .innerJoin(users, eq(users.id, sql`coalesce(${roomSeats.pupilId}, ${roomSeats.userId})`))
    .where(and(eq(roomSeats.sessionId, sessionId), isNull(roomSeats.leftAt)))
    .orderBy(asc(roomSeats.since), asc(roomSeats.id));
  return rows.map(({ id, userId, role, pupilId, since, awayAt, name }) => ({
    id,
    user_id: userId,
    name,
    role,
    pupil_id: pupilId,
    since: since.toISOString(),
    is_away: awayAt !== null,
  }));
}

/** More than a lesson draws: the newest are what is seen. */
const STROKES_MAX = 2000;
const MESSAGES_MAX = 500;

export async function findStrokes(db: Database, sessionId: string): Promise<Stroke[]> {
  const rows = await db
    .select()
    .from(roomStrokes)
    .where(and(eq(roomStrokes.sessionId, sessionId), isNull(roomStrokes.wipedAt)))
    .orderBy(desc(roomStrokes.drawnAt), desc(roomStrokes.id))
    .limit(STROKES_MAX);
  return rows.map(presentStroke).toReversed();
}

export function presentStroke(row: typeof roomStrokes.$inferSelect): Stroke {
  const { id, board, colour, width, points, byId, drawnAt } = row;
  return { id, board, colour, width, points, by_id: byId, drawn_at: drawnAt.toISOString() };
}

export async function findMessages(db: Database, sessionId: string): Promise<RoomMessage[]> {
  const rows = await db
    .select({ message: roomMessages, name: users.name })
    .from(roomMessages)
    .innerJoin(users, eq(users.id, roomMessages.byId))
    .where(eq(roomMessages.sessionId, sessionId))
    .orderBy(desc(roomMessages.sentAt), desc(roomMessages.id))
    .limit(MESSAGES_MAX);
  return rows.map(({ message, name }) => presentMessage(message, name)).toReversed();
}

export function presentMessage(row: typeof roomMessages.$inferSelect, name: string): RoomMessage {
  const { id, byId, text, sura, aya, word, sentAt } = row;
  const isWord = sura !== null && aya !== null && word !== null;
  return {
    id,
    by_id: byId,
    by_name: name,
    text,
    word: isWord ? { sura, aya, word } : null,
    sent_at: sentAt.toISOString(),
  };
}

/** The pages on which a lesson was held, as its room has seen them. */
export async function findPagesShown(db: Database, sessionId: string): Promise<number[]> {
  const [row] = await db
    .select({ turns: rooms.pageTurns, endsAt: sessions.endsAt })
    .from(rooms)
    .innerJoin(sessions, eq(sessions.id, rooms.sessionId))
    .where(eq(rooms.sessionId, sessionId));
  if (!row) return [];
  const turns = row.turns.map(([page, atMs]) => ({ page, atMs }));
  return pagesStayedOn(turns, Math.max(row.endsAt.getTime(), turns.at(-1)?.atMs ?? 0));
}
