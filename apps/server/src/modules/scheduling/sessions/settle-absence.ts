import { makeUpOutcome, monthOf } from "@riwaq/domain/scheduling/policy/make-ups";
import { POLICY_VERSION } from "@riwaq/domain/scheduling/policy/terms";
import { eq } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { oweMakeUp } from "../make-ups/owe-make-up.ts";
import { findMonthFacts, findStandingMakeUps } from "../make-ups/queries.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import { makeUps } from "../tables/make-ups.ts";
import type { Lesson } from "./load-lesson.ts";

type Absence = { actor: Actor; lesson: Lesson; owes: boolean; now: Date };

/** The institute owes a lesson to which the teacher did not come; taken back while nobody has booked its make-up. */
export async function settleAbsence(tx: Transaction, absence: Absence): Promise<void> {
  const { lesson, owes } = absence;
  const standing = await findStandingMakeUps(tx, [lesson.id]);
  const owed = standing.find(
    ({ sessionId, cause }) => sessionId === lesson.id && cause === "teacher",
  );
  if (owes && !owed) await owe(tx, absence);
  if (owes || !owed) return;
  if (owed.state !== "owed") throw refusal("conflict", "outcome_wrong");
  await tx.delete(makeUps).where(eq(makeUps.id, owed.id));
}

async function owe(tx: Transaction, { actor, lesson, now }: Absence): Promise<void> {
  const [studentId] = lesson.studentIds;
  if (studentId === undefined) return;
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
  await recordDecisions(tx, actor, [{ sessionId: lesson.id, inputs, decision }], now);
  await oweMakeUp(tx, { lesson, cause: "teacher", month, state: "owed", now });
}
