import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, eq, inArray, lt } from "drizzle-orm";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { roomMessages } from "../tables/room-messages.ts";
import { roomSeats } from "../tables/room-seats.ts";
import { roomStrokes } from "../tables/room-strokes.ts";
import { rooms } from "../tables/rooms.ts";

/** What was drawn and written in a room is of use until the next lessons, and no longer. */
export const ROOM_KEPT_DAYS = 30;
const AT_ONCE = 200;

/** Removes what rooms of lessons of some time ago still hold; marks, recordings and presence are kept elsewhere. */
export async function clearRooms(deps: RoundDeps): Promise<number> {
  const ctx = contextOfRound(deps);
  let cleared = 0;
  for (;;) {
    const some = await clearSome(ctx, undefined);
    cleared += some;
    if (some < AT_ONCE) return cleared;
  }
}

const clearSome = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx, now }): Promise<number> => {
    const until = new Date(now.getTime() - ROOM_KEPT_DAYS * DAY_MS);
    const old = await tx
      .select({ id: rooms.sessionId })
      .from(rooms)
      .innerJoin(sessions, eq(sessions.id, rooms.sessionId))
      // One that was moved after its room was opened is held later.
      .where(and(lt(rooms.openedAt, until), lt(sessions.endsAt, until)))
      .limit(AT_ONCE);
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.delete(roomMessages).where(inArray(roomMessages.sessionId, ids));
    await tx.delete(roomStrokes).where(inArray(roomStrokes.sessionId, ids));
    await tx.delete(roomSeats).where(inArray(roomSeats.sessionId, ids));
    await tx.delete(rooms).where(inArray(rooms.sessionId, ids));
    return ids.length;
  },
});
