import type { NewStroke } from "@riwaq/contracts/classroom/room";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { sayInRoom } from "../lines/words.ts";
import { roomStrokes } from "../tables/room-strokes.ts";
import { requireSeat } from "./load-room.ts";
import { presentStroke } from "./queries.ts";

/** A stroke on a board, by the teacher or a pupil; sent again, it is there already. */
export const drawStroke = command({
  by: requireSignedIn,
  trace: "none",
  run: async ({ tx, actor, now }, { id: sessionId, stroke }: { id: string; stroke: NewStroke }) => {
    await requireSeat(tx, actor, { id: sessionId, now, roles: ["teacher", "pupil"] });
    const [row] = await tx
      .insert(roomStrokes)
      .values({ ...stroke, sessionId, byId: actor.id, drawnAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) return;
    const change = { type: "stroke" as const, stroke: presentStroke(row) };
    await sayInRoom(tx, sessionId, { kind: "change", change });
  },
});
