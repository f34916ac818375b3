import { and, eq, isNull } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { similarUnlinked } from "../events.ts";
import { TEACHING, requireSide } from "../reach/queries.ts";
import { similarPlaces } from "../tables/similar-places.ts";

/** The pupil does not exchange them any more, or never did. */
export const unlinkSimilar = command({
  by: byConfirmed,
  lock: async (tx, { actor, now }, { id }: { id: string }) => {
    const [row] = await tx.select().from(similarPlaces).where(eq(similarPlaces.id, id));
    if (!row) throw new AppError("not_found");
    await requireSide(tx, actor, { studentId: row.studentId, now, sides: TEACHING });
    return row;
  },
  trace: "if_changed",
  run: async (ctx, { id }): Promise<void> => {
    const { tx, now, locked } = ctx;
    const gone = await tx
      .update(similarPlaces)
      .set({ removedAt: now })
      .where(and(eq(similarPlaces.id, id), isNull(similarPlaces.removedAt)))
      .returning({ id: similarPlaces.id });
    if (gone.length > 0) await emit(ctx, tx, similarUnlinked(locked.studentId));
  },
});
