import type { Changed, Move } from "@riwaq/contracts/scheduling/changes";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import { commandOnce } from "../../../platform/db/answer-once.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lessonMoved } from "../events.ts";
import { oweMakeUp } from "../make-ups/owe-make-up.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import { type Lesson, lockLesson } from "../sessions/load-lesson.ts";
import { moveSeries } from "./move-series.ts";
import { placeLesson } from "./place-lesson.ts";
import { type MovePlan, planMove } from "./plan-move.ts";
import { presentDecision } from "./presenter.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { writeChange } from "./write-change.ts";

type Asked = { id: string; move: Move; key: string };

/** Moves a lesson, or its series from it on; decided and judged anew while nobody else books for its people. */
export async function moveSession(ctx: Context, { id, move, key }: Asked): Promise<Changed> {
  const actor = requireSignedIn(ctx.actor);
  const now = ctx.clock.now();
  const request = { move: id, ...move };
  return commandOnce(ctx.db, { actorId: actor.id, key, request, now }, async (tx) => {
    const lesson = await lockLesson(tx, actor, id);
    if (move.scope === "following") return moveSeries(ctx, tx, { actor, lesson, move, now });
    const plan = await planMove(tx, { actor, lesson, move, now });
    refuseProblems(plan.problems);
    return write(ctx, tx, { actor, lesson, plan, now });
  });
}

type Doing = { actor: SignedIn; lesson: Lesson; plan: MovePlan; now: Date };

async function write(ctx: Context, tx: Transaction, doing: Doing): Promise<Changed> {
  const { actor, lesson, plan, now } = doing;
  const { to, inputs, decision } = plan;
  const change = { actorId: actor.id, kind: "move", scope: "one", now } as const;
  const written = await writeChange(tx, { ...change, sessions: [lesson] }, async () => {
    const hours = {
      startsAt: new Date(to.startsAtMs),
      endsAt: new Date(to.endsAtMs),
      isShifted: false,
    };
    await placeLesson(tx, { id: lesson.id, hours, ifTaken: "hour_taken", now });
    await useMakeUp(tx, doing);
    return { newSeriesId: null };
  });
  await recordDecisions(tx, actor, [{ sessionId: lesson.id, inputs, decision }], now);
  const sessionIds = [lesson.id];
  const aside = { sessionIds, before: lesson.startsAt };
  await emit(ctx, tx, lessonMoved(lesson.id, { scope: "one" }, aside));
  return {
    change_id: written.id,
    undo_until: written.undoUntil.toISOString(),
    session_ids: sessionIds,
    decision: presentDecision(decision),
  };
}

/** A lesson that its family moves is its own make-up. */
async function useMakeUp(tx: Transaction, { lesson, plan, now }: Doing): Promise<void> {
  const { usedBefore, usedAfter, month } = plan.decision;
  if (usedAfter === usedBefore) return;
  await oweMakeUp(tx, { lesson, cause: "family", month, state: "booked", now });
}
