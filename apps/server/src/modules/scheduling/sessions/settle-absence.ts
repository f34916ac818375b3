import { makeUpOutcome, monthOf } from "@riwaq/domain/scheduling/policy/make-ups";
import { POLICY_VERSION } from "@riwaq/domain/scheduling/policy/terms";

import { refusal } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { findMonthFacts, findStandingMakeUps } from "../make-ups/queries.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import { dropMakeUps, oweMakeUp } from "../make-ups/states.ts";
import type { Lesson } from "./load-lesson.ts";

type Absence = { actor: Actor; lesson: Lesson; owes: boolean; now: Date };

/** The institute owes each pupil a lesson to which the teacher did not come; taken back while nobody has booked one. */
export async function settleAbsence(tx: Transaction, absence: Absence): Promise<void> {
  const { lesson, owes } = absence;
  const standing = await findStandingMakeUps(tx, [lesson.id]);
  const owed = standing.filter(
    ({ sessionId, cause }) => sessionId === lesson.id && cause === "teacher",
  );
  if (owes) {
    const has = new Set(owed.map(({ studentId }) => studentId));
    const without = lesson.studentIds.filter((id) => !has.has(id));
    for (const studentId of without) await owe(tx, studentId, absence);
    return;
  }
  if (owed.some(({ state }) => state !== "owed")) throw refusal("conflict", "outcome_wrong");
  await dropMakeUps(
    tx,
    owed.map(({ id }) => id),
  );
}

async function owe(tx: Transaction, studentId: string, { actor, lesson, now }: Absence) {
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
