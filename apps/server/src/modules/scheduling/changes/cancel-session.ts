import type { Cancellation, Changed } from "@riwaq/contracts/scheduling/changes";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { lessonsCancelled } from "../events.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import { oweMakeUp } from "../make-ups/states.ts";
import { agreeOnSeries } from "../series/agree-on-series.ts";
import { endSeries } from "../series/end-series.ts";
import { type DoingToLesson, type Lesson, lockLesson } from "../sessions/load-lesson.ts";
import { cancelLessons } from "./cancel-lessons.ts";
import { type CancellationPlan, planCancellation } from "./plan-cancellation.ts";
import { refuseProblems } from "./policy.ts";
import { presentDecision } from "./presenter.ts";
import { writeChange } from "./write-change.ts";

type Asked = { id: string; cancellation: Cancellation; key: string };

/** Cancels a lesson, or it and all that follow it; decided anew while nobody else changes them. */
export const cancelSession = command({
  by: requireSignedIn,
  once: ({ id, cancellation, key }: Asked) => ({ key, request: { cancel: id, ...cancellation } }),
  lock: (tx, { actor }, { id }) => lockLesson(tx, actor, id),
  run: (ctx, { cancellation }): Promise<Changed> => cancelLocked(ctx, cancellation),
});

/** The same within a command that is about more, of a lesson that it has locked. */
export async function cancelLocked(
  ctx: DoingToLesson,
  cancellation: Cancellation,
): Promise<Changed> {
  const { tx, actor, now, locked: lesson } = ctx;
  const plan = await planCancellation(tx, { actor, lesson, cancellation, now });
  refuseProblems(plan.problems);
  return write(ctx, tx, { actor, lesson, plan, cancellation, now });
}

type Cancelling = {
  actor: SignedIn;
  lesson: Lesson;
  plan: CancellationPlan;
  cancellation: Cancellation;
  now: Date;
};

async function write(ctx: Emitting, tx: Transaction, doing: Cancelling): Promise<Changed> {
  const { actor, lesson, plan, cancellation, now } = doing;
  const affected = plan.lessons.map(({ session }) => session);
  const ids = affected.map(({ id }) => id);
  const { scope } = cancellation;
  const change = { actorId: actor.id, kind: "cancel", scope, series: plan.series, now } as const;
  const written = await writeChange(tx, { ...change, sessions: affected }, async () => {
    await cancelLessons(tx, { ids, by: lesson.side, now });
    await oweAll(tx, doing);
    if (plan.series && lesson.seriesOn) {
      await endSeries(tx, plan.series, { before: lesson.seriesOn, now });
      await agreeOnSeries(tx, plan.series, { from: lesson.seriesOn, now });
    }
    return { newSeriesId: null };
  });
  const decisions = plan.lessons.flatMap(({ session, pupils }) =>
    pupils.map((decided) => ({ sessionId: session.id, ...decided })),
  );
  await recordDecisions(tx, actor, decisions, now);
  await emit(
    ctx,
    tx,
    lessonsCancelled(lesson.id, { scope, lessons: ids.length }, { sessionIds: ids }),
  );
  return {
    change_id: written.id,
    undo_until: written.undoUntil.toISOString(),
    session_ids: ids,
    decision: presentDecision(plan.lessons[0].decision, plan.policy),
  };
}

/** Each pupil an own one: siblings in one lesson are treated alike. */
async function oweAll(tx: Transaction, { plan, cancellation, now }: Cancelling): Promise<void> {
  const decided = plan.lessons.flatMap(({ session, pupils }) =>
    pupils.map((pupil) => ({ lesson: session, ...pupil })),
  );
  for (const { lesson, studentId, decision } of decided) {
    const { cause, month, makeUp } = decision;
    if (!studentId || makeUp === "none" || cause === null || cause === "holiday") continue;
    await oweMakeUp(tx, {
      lesson,
      studentId,
      cause,
      month,
      state: makeUp === "pending" ? "pending" : "owed",
      reason: cause === "emergency" ? cancellation.reason : "",
      now,
    });
  }
}
