import type { RecitationAnswer } from "@riwaq/contracts/learning/homework";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { recitationAnswered } from "../events.ts";
import { showHeardMarksNow } from "../marks/queries.ts";
import { lockRecitation } from "../recitations/queries.ts";
import { recitations } from "../tables/recitations.ts";
import { isToAnswer, requireTeacherOf } from "./policy.ts";
import { showAnswer } from "./show-answer.ts";

/** It was heard: from now on the family reads what was said and marked, and is told of it once. */
export async function answerRecitation(
  ctx: Context,
  asked: { id: string },
): Promise<RecitationAnswer> {
  await sayHeard(ctx, asked);
  return showAnswer(ctx, asked);
}

const sayHeard = command({
  by: requireSignedIn,
  lock: (tx, _, { id }: { id: string }) => lockRecitation(tx, id),
  trace: "if_changed",
  run: async (ctx, { id }): Promise<void> => {
    const { tx, actor, now: answeredAt, locked } = ctx;
    if (!locked) throw new AppError("not_found");
    const { studentId, homeworkId } = locked;
    await requireTeacherOf(tx, actor, { studentId, now: answeredAt });
    if (locked.answeredAt) return;
    if (locked.state !== "kept" || !isToAnswer(locked)) throw refusal("conflict", "recording_gone");
    await tx.update(recitations).set({ answeredAt }).where(eq(recitations.id, id));
    await showHeardMarksNow(tx, id, answeredAt);
    const teacherId = actor.id;
    await emit(ctx, tx, recitationAnswered(id, {}, { studentId, teacherId, homeworkId }));
  },
});
