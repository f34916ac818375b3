import { and, isNotNull, isNull, sql } from "drizzle-orm";

import { byAnyone, command } from "../../../platform/command.ts";
import { sayInRoom } from "../lines/words.ts";
import { roomSeats } from "../tables/room-seats.ts";

/**
 * These seats were heard of: they are kept for some time more. One that is said to be away came back by another process
 * before its old line was known to be broken.
 */
export const keepSeats = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx, now }, ids: readonly string[]): Promise<void> => {
    const isHeld = and(
      sql`${roomSeats.id} = any(${sql.param([...ids])}::uuid[])`,
      isNull(roomSeats.leftAt),
    );
    const back = await tx
      .update(roomSeats)
      .set({ awayAt: null })
      .where(and(isHeld, isNotNull(roomSeats.awayAt)))
      .returning({ sessionId: roomSeats.sessionId });
    await tx.update(roomSeats).set({ seenAt: now }).where(isHeld);
    for (const sessionId of new Set(back.map((row) => row.sessionId))) {
      await sayInRoom(tx, sessionId, { kind: "seats" });
    }
  },
});
