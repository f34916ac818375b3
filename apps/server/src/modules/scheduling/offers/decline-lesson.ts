import type { MessageKey } from "@riwaq/contracts/messages";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { type Terms, findTerms } from "../../institute/policies/find-terms.ts";
import { judgeAnswer } from "../bookings/judge-answer.ts";
import { cancelLessons } from "../changes/cancel-lessons.ts";
import { lessonDeclined, lessonKept } from "../events.ts";
import { oweAgain } from "../make-ups/states.ts";
import { type DoingToLesson, type Lesson, lockLesson } from "../sessions/load-lesson.ts";
import { agreeToLesson, declinableUntil } from "./settle-offer.ts";

type Asked = { id: string; word: string };

/**
 * The family does not take a lesson that its teacher placed: it was never agreed, so that nothing is used or owed by it,
 * and what it was to make up is owed as before.
 */
export const declineLesson = command({
  by: requireSignedIn,
  lock: (tx, { actor }, { id }: Asked) => lockLesson(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, { word }): Promise<void> => {
    const { tx, now, locked: lesson } = ctx;
    await requireDecider(ctx);
    // Pressed a second time, or by the other parent.
    if (lesson.isDeclinable && lesson.cancelledBy === "family") return;
    const fault = faultOf(lesson, now, await findTerms(tx));
    if (fault) throw refusal("conflict", fault);
    await cancelLessons(tx, { ids: [lesson.id], by: "family", now });
    await oweAgain(tx, [lesson.id], now);
    await emit(ctx, tx, lessonDeclined(lesson.id, {}, { sessionIds: [lesson.id], word }));
  },
});

/** The family takes it: from now on it is a lesson like any other. */
export const keepLesson = command({
  by: requireSignedIn,
  lock: (tx, { actor }, { id }: { id: string }) => lockLesson(tx, actor, id),
  trace: "if_changed",
  run: async (ctx): Promise<void> => {
    const { tx, locked: lesson } = ctx;
    await requireDecider(ctx);
    if (lesson.status !== "Scheduled") throw refusal("conflict", "not_scheduled");
    if (!lesson.isDeclinable) return;
    await agreeToLesson(tx, lesson.id);
    await emit(ctx, tx, lessonKept(lesson.id, {}, { sessionIds: [lesson.id] }));
  },
});

async function requireDecider({ tx, actor, now, locked: lesson }: DoingToLesson): Promise<void> {
  if (lesson.side !== "family" || !lesson.isWholeFamily) throw new AppError("forbidden");
  for (const studentId of lesson.studentIds) {
    const pair = { studentId, teacherId: lesson.teacherId, now };
    const { isAnswered } = await judgeAnswer(tx, actor, pair);
    if (!isAnswered) throw refusal("forbidden", "under_15_needs_parent");
  }
}

/** Its teacher may have opened the room already: that agrees to nothing. */
function faultOf(lesson: Lesson, now: Date, terms: Terms): MessageKey | null {
  if (!OPEN_STATUSES.some((status) => status === lesson.status)) return "not_scheduled";
  return lesson.isDeclinable && now <= declinableUntil(lesson, terms) ? null : "not_declinable";
}
