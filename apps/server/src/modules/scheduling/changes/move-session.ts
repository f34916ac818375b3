import type { Changed, Move } from "@riwaq/contracts/scheduling/changes";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lessonMoved } from "../events.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import { oweMakeUp } from "../make-ups/states.ts";
import { agreeToLesson } from "../offers/settle-offer.ts";
import { type DoingToLesson, lockLesson } from "../sessions/load-lesson.ts";
import { moveSeries } from "./move-series.ts";
import { placeLessons } from "./place-lessons.ts";
import { type MovePlan, planMove } from "./plan-move.ts";
import { refuseProblems } from "./policy.ts";
import { presentDecision } from "./presenter.ts";
import { writeChange } from "./write-change.ts";

type Asked = { id: string; move: Move; key: string };

/** Moves a lesson, or its series from it on; decided and judged anew while nobody else books for its people. */
export const moveSession = command({
  by: requireSignedIn,
  once: ({ id, move, key }: Asked) => ({ key, request: { move: id, ...move } }),
  lock: (tx, { actor }, { id }) => lockLesson(tx, actor, id),
  run: async (ctx, { move }): Promise<Changed> => {
    const { tx, actor, now, locked: lesson } = ctx;
    if (move.scope === "following") return moveSeries(ctx, move);
    const plan = await planMove(tx, { actor, lesson, move, now });
    refuseProblems(plan.problems);
    return write(ctx, plan);
  },
});

async function write(ctx: DoingToLesson, plan: MovePlan): Promise<Changed> {
  const { tx, actor, now, locked: lesson } = ctx;
  const { to, pupils, decision } = plan;
  const change = { actorId: actor.id, kind: "move", scope: "one", now } as const;
  const written = await writeChange(tx, { ...change, sessions: [lesson] }, async () => {
    const hours = {
      startsAt: new Date(to.startsAtMs),
      endsAt: new Date(to.endsAtMs),
      isShifted: false,
    };
    const lessons = [{ ...lesson, ...hours }];
    await placeLessons(tx, { lessons, ifTaken: "hour_taken", now });
    await useMakeUp(ctx, plan);
    // Whoever chooses its hour has agreed to it.
    if (lesson.side === "family") await agreeToLesson(tx, lesson.id);
    return { newSeriesId: null };
  });
  const decisions = pupils.map((decided) => ({ sessionId: lesson.id, ...decided }));
  await recordDecisions(tx, actor, decisions, now);
  const sessionIds = [lesson.id];
  const aside = { sessionIds, before: lesson.startsAt };
  await emit(ctx, tx, lessonMoved(lesson.id, { scope: "one" }, aside));
  return {
    change_id: written.id,
    undo_until: written.undoUntil.toISOString(),
    session_ids: sessionIds,
    decision: presentDecision(decision, plan.policy),
  };
}

/** A lesson that its family moves is its own make-up, of each pupil. */
async function useMakeUp({ tx, locked: lesson, now }: DoingToLesson, { pupils }: MovePlan) {
  for (const { studentId, decision } of pupils) {
    const { usedBefore, usedAfter, month } = decision;
    if (!studentId || usedAfter === usedBefore) continue;
    await oweMakeUp(tx, { lesson, studentId, cause: "family", month, state: "booked", now });
  }
}
