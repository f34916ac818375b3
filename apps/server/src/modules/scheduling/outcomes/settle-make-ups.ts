import { makeUpOutcome, monthOf } from "@riwaq/domain/scheduling/policy/make-ups";
import { POLICY_VERSION } from "@riwaq/domain/scheduling/policy/terms";
import { and, desc, eq } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, on } from "../../../platform/events/subscriber.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { type EndedLesson, outcomeSaid } from "../events.ts";
import { findMonthFacts, findStandingMakeUps } from "../make-ups/queries.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import { dropMakeUps, oweMakeUp, restoreMakeUp } from "../make-ups/states.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";

/**
 * The institute owes each pupil a lesson that was not given; taken back while nobody has booked one for it. A lesson that
 * its family had moved is the family's own make-up until then, and is so again.
 */
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
  for (const { id, studentId } of standing) {
    const before = await findReplaced(tx, { sessionId: lesson.id, studentId });
    if (before) await restoreMakeUp(tx, { id, ...before }, ctx.clock.now());
    else await dropMakeUps(tx, [id]);
  }
});

const RULE = "teacher_absent";

type Replaced = Omit<Parameters<typeof restoreMakeUp>[1], "id">;

const valuesOf = ({ cause, month, state, bookedSessionId }: Replaced): Replaced => ({
  cause,
  month,
  state,
  bookedSessionId,
});

/** What stood for the lesson before it was owed by the institute, as it was written down then. */
async function findReplaced(
  tx: Transaction,
  { sessionId, studentId }: { sessionId: string; studentId: string },
): Promise<Replaced | undefined> {
  const [owed] = await tx
    .select({ decision: policyDecisions.decision })
    .from(policyDecisions)
    .where(
      and(
        eq(policyDecisions.sessionId, sessionId),
        eq(policyDecisions.studentId, studentId),
        eq(policyDecisions.rule, RULE),
      ),
    )
    .orderBy(desc(policyDecisions.createdAt))
    .limit(1);
  return owed?.decision.replaced as Replaced | undefined;
}

async function owe(
  { actor, clock }: Emitting,
  tx: Transaction,
  { lesson, studentId }: { lesson: EndedLesson; studentId: string },
) {
  const now = clock.now();
  const terms = await findTerms(tx);
  const month = monthOf(lesson.startsAt.getTime(), terms.zone);
  const factsOf = await findMonthFacts(tx, studentId, [{ id: lesson.id, month }]);
  const { usedInMonth } = factsOf(lesson.id);
  const { makeUpsPerMonth } = terms.at(now);
  const inputs = { cause: "teacher", month, usedInMonth, policy: { makeUpsPerMonth } } as const;
  const replaced = (await findStandingMakeUps(tx, [lesson.id])).find(
    (row) => row.sessionId === lesson.id && row.studentId === studentId,
  );
  const decision = {
    rule: RULE,
    policyVersion: POLICY_VERSION,
    ...makeUpOutcome(inputs),
    ...(replaced && { replaced: valuesOf(replaced) }),
  };
  await recordDecisions(tx, actor, [{ sessionId: lesson.id, studentId, inputs, decision }], now);
  await oweMakeUp(tx, { lesson, studentId, cause: "teacher", month, state: "owed", now });
}
