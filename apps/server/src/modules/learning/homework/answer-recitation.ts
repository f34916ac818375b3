import type { Heard, RecitationAnswer } from "@riwaq/contracts/learning/homework";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { recitationAnswered } from "../events.ts";
import { showHeardMarksNow } from "../marks/queries.ts";
import { lockRecitation } from "../recitations/queries.ts";
import { recitations } from "../tables/recitations.ts";
import { isToAnswer, requireTeacherOf } from "./policy.ts";
import { showAnswer } from "./show-answer.ts";

type Asked = Heard & { id: string };

/** It was heard: from now on the family reads what was said and marked, and is told of it once. */
export async function answerRecitation(ctx: Context, asked: Asked): Promise<RecitationAnswer> {
  await sayHeard(ctx, asked);
  return showAnswer(ctx, asked);
}

/** How a pupil recites may be said anew; the last word holds. */
const sayHeard = command({
  by: requireSignedIn,
  lock: (tx, _, { id }: Asked) => lockRecitation(tx, id),
  trace: "if_changed",
  run: async (ctx, { id, level }): Promise<void> => {
    const { tx, actor, now, locked } = ctx;
    if (!locked) throw new AppError("not_found");
    const { studentId, homeworkId } = locked;
    await requireTeacherOf(tx, actor, { studentId, now });
    if (locked.isPlacement !== (level !== undefined)) {
      throw badField("level", locked.isPlacement ? "required" : "invalid");
    }
    if (locked.answeredAt && locked.level === (level ?? null)) return;
    const isWaiting = locked.state === "kept" && isToAnswer(locked);
    if (!locked.answeredAt && !isWaiting) throw refusal("conflict", "recording_gone");
    const answeredAt = locked.answeredAt ?? now;
    await tx
      .update(recitations)
      .set({ answeredAt, answeredById: actor.id, level: level ?? null })
      .where(eq(recitations.id, id));
    await showHeardMarksNow(tx, id, answeredAt);
    const teacherId = actor.id;
    await emit(ctx, tx, recitationAnswered(id, {}, { studentId, teacherId, homeworkId }));
  },
});
