import { and, eq, isNull } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { sayInRoom } from "../lines/words.ts";
import { roomStrokes } from "../tables/room-strokes.ts";
import { requireSeat } from "./load-room.ts";

/** Whoever drew it wipes it, and the teacher. */
export const wipeStroke = command({
  by: requireSignedIn,
  trace: "none",
  run: async (
    { tx, actor, now },
    { id: sessionId, stroke: id }: { id: string; stroke: string },
  ) => {
    const asked = { id: sessionId, now, roles: ["teacher", "pupil"] as const };
    const { side } = await requireSeat(tx, actor, asked);
    const own = side === "teacher" ? undefined : eq(roomStrokes.byId, actor.id);
    const found = await tx
      .update(roomStrokes)
      .set({ wipedAt: now })
      .where(and(eq(roomStrokes.id, id), eq(roomStrokes.sessionId, sessionId), own))
      .returning({ id: roomStrokes.id });
    if (found.length === 0) throw new AppError("not_found");
    await sayInRoom(tx, sessionId, { kind: "change", change: { type: "wiped", ids: [id] } });
  },
});

/** The teacher clears a board. */
export const clearBoard = command({
  by: requireSignedIn,
  trace: "none",
  run: async ({ tx, actor, now }, { id, board }: { id: string; board: number }) => {
    await requireSeat(tx, actor, { id, now, roles: ["teacher"] });
    const onIt = [eq(roomStrokes.sessionId, id), eq(roomStrokes.board, board)];
    const wiped = await tx
      .update(roomStrokes)
      .set({ wipedAt: now })
      .where(and(...onIt, isNull(roomStrokes.wipedAt)))
      .returning({ id: roomStrokes.id });
    const ids = wiped.map((row) => row.id);
    await sayInRoom(tx, id, { kind: "change", change: { type: "wiped", ids } });
  },
});
