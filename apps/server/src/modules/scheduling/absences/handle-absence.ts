import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { absenceHandled } from "../events.ts";
import { lockLesson } from "../sessions/load-lesson.ts";
import { absences } from "../tables/absences.ts";
import { findAbsences, isStillAway } from "./queries.ts";

/** Staff have seen to a missing teacher: the alert goes from every desk. */
export const handleAbsence = command({
  by: requireRight("lessons"),
  lock: (tx, { actor }, { id }: { id: string }) => lockLesson(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, { id }): Promise<void> => {
    const { tx, actor, now } = ctx;
    const said = (await findAbsences(tx, id)).find(({ side }) => side === "teacher");
    if (!said) throw new AppError("not_found");
    if (said.handledAt || said.cameAt) return;
    await tx
      .update(absences)
      .set({ handledAt: now, handledById: actor.id })
      .where(isStillAway(id, "teacher"));
    await emit(ctx, tx, absenceHandled(id));
  },
});
