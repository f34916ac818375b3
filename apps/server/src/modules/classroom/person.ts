import { asc, eq, inArray, or } from "drizzle-orm";

import type { PersonKeeper } from "../../platform/persons.ts";
import { roomMessages } from "./tables/room-messages.ts";
import { roomSeats } from "./tables/room-seats.ts";
import { roomStrokes } from "./tables/room-strokes.ts";

/** What somebody wrote, drew and when they sat in rooms, as long as rooms hold it. */
export const classroomPerson: PersonKeeper = {
  gives: {
    room_messages: async (db, { person }) =>
      db
        .select({
          session_id: roomMessages.sessionId,
          text: roomMessages.text,
          sent_at: roomMessages.sentAt,
        })
        .from(roomMessages)
        .where(eq(roomMessages.byId, person.id))
        .orderBy(asc(roomMessages.sentAt), asc(roomMessages.id)),
    room_strokes: async (db, { person }) =>
      db
        .select({ session_id: roomStrokes.sessionId, drawn_at: roomStrokes.drawnAt })
        .from(roomStrokes)
        .where(eq(roomStrokes.byId, person.id))
        .orderBy(asc(roomStrokes.drawnAt), asc(roomStrokes.id)),
    room_seats: async (db, { subjects, person }) =>
      db
        .select({
          session_id: roomSeats.sessionId,
          role: roomSeats.role,
          since: roomSeats.since,
          left_at: roomSeats.leftAt,
        })
        .from(roomSeats)
        .where(or(eq(roomSeats.userId, person.id), inArray(roomSeats.pupilId, [...subjects])))
        .orderBy(asc(roomSeats.since), asc(roomSeats.id)),
  },
  forget: async ({ tx }, { id }) => {
    await tx.delete(roomMessages).where(eq(roomMessages.byId, id));
    await tx.delete(roomStrokes).where(eq(roomStrokes.byId, id));
    await tx.delete(roomSeats).where(or(eq(roomSeats.userId, id), eq(roomSeats.pupilId, id)));
  },
};
