import { makeUpOutcome, monthOf } from "@riwaq/domain/scheduling/policy/make-ups";
import { POLICY_VERSION } from "@riwaq/domain/scheduling/policy/terms";

import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, on } from "../../../platform/events/subscriber.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { type EndedLesson, outcomeSaid } from "../events.ts";
import { findMonthFacts, findStandingMakeUps } from "../make-ups/queries.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import { dropMakeUps, oweMakeUp } from "../make-ups/states.ts";

/** The institute owes each pupil a lesson that was not given; taken back while nobody has booked one for it. */
export const settleMakeUps = on(outcomeSaid, async (ctx, tx, { aside }) => {
  const { lesson, meant, means } = aside;
  if (!means.owesMakeUp && !meant?.owesMakeUp) return;
  const standing = (await findStandingMakeUps(tx, [lesson.id])).filter(
    ({ sessionId, cause }) => sessionId === lesson.id && cause === "teacher",
  );
  if (means.owesMakeUp) {
    const has = new Set(standing.map(({ studentId }) => studentId));
    const without = lesson.studentIds.filter((id) => !has.has(id));
    for (const studentId of without) await owe(ctx, tx, { lesson, studentId });
    return;
  }
  if (standing.some(({ state }) => state !== "owed")) throw refusal("conflict", "outcome_wrong");
  await dropMakeUps(
    tx,
    standing.map(({ id }) => id),
  );
});

async function owe(
  { actor, clock }: Emitting,
  tx: Transaction,
  { lesson, studentId }: { lesson: EndedLesson; studentId: string },
) {
  const now = clock.now();
  const { timeZone } = await findInstitute(tx);
  const month = monthOf(lesson.startsAt.getTime(), timeZone);
  const factsOf = await findMonthFacts(tx, studentId, [{ id: lesson.id, month }]);
  const { usedInMonth } = factsOf(lesson.id);
  const inputs = { cause: "teacher", month, usedInMonth } as const;
  const decision = {
    rule: "teacher_absent",
    policyVersion: POLICY_VERSION,
    ...makeUpOutcome(inputs),
  };
  await recordDecisions(tx, actor, [{ sessionId: lesson.id, studentId, inputs, decision }], now);
  await oweMakeUp(tx, { lesson, studentId, cause: "teacher", month, state: "owed", now });
}
