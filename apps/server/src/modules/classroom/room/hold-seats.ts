import { and, eq, isNull, sql } from "drizzle-orm";

import { byAnyone, command } from "../../../platform/command.ts";
import { roomSeats } from "../tables/room-seats.ts";
import { sayInRoom } from "./say.ts";
import { leave } from "./take-seat.ts";

/** These seats were heard of: they are kept for some time more. */
export const keepSeats = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx, now }, ids: readonly string[]): Promise<void> => {
    await tx
      .update(roomSeats)
      .set({ seenAt: now })
      .where(
        and(sql`${roomSeats.id} = any(${sql.param([...ids])}::uuid[])`, isNull(roomSeats.leftAt)),
      );
  },
});

type LineEnd = { seat: string; hasLeft: boolean };

/** The line of a seat ended: whoever pressed Leave has left, and whoever was cut off is away and may come back. */
export const endLine = command({
  by: byAnyone,
  trace: "none",
  run: async (ctx, { seat, hasLeft }: LineEnd): Promise<void> => {
    const { tx, now } = ctx;
    const [row] = await tx
      .select()
      .from(roomSeats)
      .where(and(eq(roomSeats.id, seat), isNull(roomSeats.leftAt)))
      .for("update");
    if (!row) return;
    if (hasLeft) await leave(ctx, { tx, row, at: now });
    else await tx.update(roomSeats).set({ awayAt: now, seenAt: now }).where(eq(roomSeats.id, seat));
    await sayInRoom(tx, row.sessionId, { kind: "seats" });
  },
});
