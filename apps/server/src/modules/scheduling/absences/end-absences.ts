import type { LessonSide } from "@riwaq/domain/scheduling/outcomes/outcome";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { on } from "../../../platform/events/subscriber.ts";
import { absenceEnded, lessonJoined, presenceNoted } from "../events.ts";
import { absences } from "../tables/absences.ts";
import { isStillAway } from "./queries.ts";

/** Who comes is not missing any more. */
async function endAbsence(
  ctx: Emitting,
  tx: Transaction,
  { id, side }: { id: string; side: LessonSide },
): Promise<void> {
  const ended = await tx
    .update(absences)
    .set({ cameAt: ctx.clock.now() })
    .where(isStillAway(id, side))
    .returning({ side: absences.side });
  if (ended.length > 0) await emit(ctx, tx, absenceEnded(id, { side }));
}

export const endAbsences = [
  on(lessonJoined, async (ctx, tx, { subject: { id }, payload: { side } }) =>
    endAbsence(ctx, tx, { id, side }),
  ),
  on(presenceNoted, async (ctx, tx, { subject: { id }, payload: { side, kind } }) => {
    if (kind === "came") await endAbsence(ctx, tx, { id, side });
  }),
];
