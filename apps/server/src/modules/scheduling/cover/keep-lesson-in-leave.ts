import { and, eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lessonKeptInLeave } from "../events.ts";
import { lockLeave } from "../leave/queries.ts";
import { leaveLessons } from "../tables/leave-lessons.ts";

type Asked = { leaveId: string; sessionId: string; isKept: boolean };

/** Staff leave a lesson of a granted leave as it is, or take that back: nobody else learns of it. */
export const keepLessonInLeave = command({
  by: requireRight("lessons"),
  lock: (tx, _, { leaveId }: Asked) => lockLeave(tx, leaveId),
  trace: "if_changed",
  run: async (ctx, { leaveId, sessionId, isKept }): Promise<void> => {
    const { tx, actor, now } = ctx;
    const ofIt = and(eq(leaveLessons.leaveId, leaveId), eq(leaveLessons.sessionId, sessionId));
    const [row] = await tx.select().from(leaveLessons).where(ofIt);
    if (!row) throw new AppError("not_found");
    if ((row.keptAt !== null) === isKept) return;
    const kept = isKept ? { keptAt: now, keptById: actor.id } : { keptAt: null, keptById: null };
    await tx.update(leaveLessons).set(kept).where(ofIt);
    await emit(ctx, tx, lessonKeptInLeave(sessionId, { leave: leaveId, isKept }));
  },
});
