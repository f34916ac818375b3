import { SEAT_KEPT_MS } from "@riwaq/domain/classroom/seats";
import { and, isNull, lte } from "drizzle-orm";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { sayInRoom } from "../lines/words.ts";
import { roomSeats } from "../tables/room-seats.ts";
import { leave } from "./take-seat.ts";

/**
 * Empties the seats of which nothing has been heard for some time, as of when it last was: lines that never came back,
 * processes that were killed. Answers how many.
 */
export const emptySeats = (deps: RoundDeps): Promise<number> =>
  emptySilent(contextOfRound(deps), undefined);

const emptySilent = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx): Promise<number> => {
    const { tx, now } = ctx;
    const silentSince = new Date(now.getTime() - SEAT_KEPT_MS);
    const silent = await tx
      .select()
      .from(roomSeats)
      .where(and(isNull(roomSeats.leftAt), lte(roomSeats.seenAt, silentSince)))
      .for("update", { skipLocked: true });
    for (const row of silent) await leave(ctx, { tx, row, at: row.awayAt ?? row.seenAt });
    for (const sessionId of new Set(silent.map((row) => row.sessionId))) {
      await sayInRoom(tx, sessionId, { kind: "seats" });
    }
    return silent.length;
  },
});
