import { and, eq, isNull } from "drizzle-orm";

import { byAnyone, command } from "../../../platform/command.ts";
import { sayInRoom } from "../lines/words.ts";
import { roomSeats } from "../tables/room-seats.ts";
import { leave } from "./take-seat.ts";

/** `silentSince` where nothing has been heard for long before the line ended. */
type LineEnd = { seat: string; hasLeft: boolean; silentSince: Date | null };

/** The line of a seat ended: whoever pressed Leave has left, and whoever was cut off is away and may come back. */
export const endLine = command({
  by: byAnyone,
  trace: "none",
  run: async (ctx, { seat, hasLeft, silentSince }: LineEnd): Promise<void> => {
    const { tx, now } = ctx;
    const [row] = await tx
      .select()
      .from(roomSeats)
      .where(and(eq(roomSeats.id, seat), isNull(roomSeats.leftAt)))
      .for("update");
    if (!row) return;
    if (hasLeft) await leave(ctx, { tx, row, at: now });
    else {
      const away = silentSince ? { awayAt: silentSince } : { awayAt: now, seenAt: now };
      await tx.update(roomSeats).set(away).where(eq(roomSeats.id, seat));
    }
    await sayInRoom(tx, row.sessionId, { kind: "seats" });
  },
});
