import type { Left } from "@riwaq/contracts/scheduling/leaving";
import { and, eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command, type Doing } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { endAgreements } from "../../people/reach/agree-lessons.ts";
import { cancelLessons } from "../changes/cancel-lessons.ts";
import { leaveLessons } from "../changes/leave-lessons.ts";
import { teacherLeft } from "../events.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import { oweMakeUp } from "../make-ups/states.ts";
import { withdrawAllOffers } from "../offers/withdraw-offer.ts";
import { endAllSeries } from "../series/end-series.ts";
import { isAnyTaught } from "../series/queries.ts";
import { offers } from "../tables/offers.ts";
import { series } from "../tables/series.ts";
import { type LeavingPlan, planLeaving } from "./plan-leaving.ts";
import type { Pair } from "./queries.ts";

type Asked = Pair & { key: string };

/**
 * A family leaves a teacher: what is to come ends as the preview said, and the teacher neither reads the pupil's progress
 * nor books, until the family books there again. What the teacher wrote stays the teacher's.
 */
export const leaveTeacher = command({
  by: requireSignedIn,
  once: ({ key, ...pair }: Asked) => ({ key, request: { leave: pair } }),
  lock: (tx, _, { teacherId, studentId }) => lockPeople(tx, [teacherId, studentId]),
  run: async (ctx, { teacherId, studentId }): Promise<Left> => {
    const sessionIds = await leaveOne(ctx, { teacherId, studentId });
    return { lessons_ended: sessionIds.length };
  },
});

/** Within a transaction that has both of them alone; answers the lessons that ended. */
export async function leaveOne(ctx: Doing<SignedIn>, pair: Pair): Promise<string[]> {
  const { tx, actor, now } = ctx;
  const { teacherId, studentId } = pair;
  const plan = await planLeaving(tx, { actor, pair, now });
  await endLessons(tx, plan, { pair, now });
  await leaveLessons(ctx, tx, {
    lessons: plan.shared.map(({ id }) => ({ id, teacherId })),
    studentIds: [studentId],
    isToldElsewhere: true,
  });
  await withdrawAllOffers(ctx, tx, {
    isWhose: and(eq(offers.teacherId, teacherId), eq(offers.studentId, studentId)),
    by: actor.id,
    now,
  });
  await endLearning(tx, pair, now);
  const decisions = plan.ended.map(({ session, inputs, decision }) => ({
    sessionId: session.id,
    studentId,
    inputs,
    decision,
  }));
  await recordDecisions(tx, actor, decisions, now);
  const { outcome, earliestOn, policyVersion } = plan.leaving;
  const sessionIds = plan.ended.map(({ session }) => session.id);
  const leaving = { outcome, earliestOn, policyVersion };
  const payload = { teacherId, lessons: sessionIds.length, leaving };
  await emit(ctx, tx, teacherLeft(studentId, payload, { sessionIds }));
  return sessionIds;
}

type Ending = { pair: Pair; now: Date };

async function endLessons(
  tx: Transaction,
  plan: LeavingPlan,
  { pair, now }: Ending,
): Promise<void> {
  const { ended } = plan;
  const ids = ended.map(({ session }) => session.id);
  await cancelLessons(tx, { ids, by: "family", now });
  for (const { session, decision } of ended) {
    const { makeUp, month } = decision;
    if (makeUp !== "granted") continue;
    const { studentId } = pair;
    await oweMakeUp(tx, { lesson: session, studentId, cause: "family", month, state: "owed", now });
  }
}

/** Nothing goes on between the two: nothing agreed, no series. */
async function endLearning(tx: Transaction, pair: Pair, now: Date): Promise<void> {
  const leaving = [pair.studentId];
  const isWhose = and(eq(series.teacherId, pair.teacherId), isAnyTaught(leaving));
  await endAgreements(tx, pair, now);
  await endAllSeries(tx, { isWhose, leaving, now });
}
