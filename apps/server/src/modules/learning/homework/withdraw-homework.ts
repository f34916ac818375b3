import { homeworkState } from "@riwaq/domain/learning/homework/homework";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { homeworkWithdrawn } from "../events.ts";
import { recitationHomework } from "../tables/recitation-homework.ts";
import { requireTeacherOf } from "./policy.ts";
import { lockHomework } from "./queries.ts";

/** It is not asked for any more. What was recorded for it is heard first. */
export const withdrawHomework = command({
  by: requireSignedIn,
  lock: (tx, _, { id }: { id: string }) => lockHomework(tx, id),
  trace: "if_changed",
  run: async (ctx, { id }): Promise<void> => {
    const { tx, actor, now, locked } = ctx;
    if (!locked) throw new AppError("not_found");
    const { studentId, setById } = locked;
    await requireTeacherOf(tx, actor, { studentId, now });
    if (locked.withdrawnAt) return;
    const isOpen =
      homeworkState(
        locked.recordings.map(({ state, answeredAt }) => ({
          state,
          isAnswered: answeredAt !== null,
        })),
      ) === "open";
    if (!isOpen) throw refusal("conflict", "homework_recorded");
    await tx
      .update(recitationHomework)
      .set({ withdrawnAt: now })
      .where(eq(recitationHomework.id, id));
    await emit(ctx, tx, homeworkWithdrawn(id, {}, { studentId, teacherId: setById }));
  },
});
