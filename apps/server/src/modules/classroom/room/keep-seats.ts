import { and, isNull, sql } from "drizzle-orm";

import { byAnyone, command } from "../../../platform/command.ts";
import { roomSeats } from "../tables/room-seats.ts";

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
