import type { Actor } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";

export type DecisionOnLesson = {
  sessionId: string;
  /** Of whose make-ups it speaks; of nobody's where the whole lesson is meant. */
  studentId?: string | undefined;
  inputs: Record<string, unknown>;
  decision: { rule: string; policyVersion: string } & Record<string, unknown>;
};

/** Keeps what a rule decided with all that it decided by, so that it can be decided again. */
export async function recordDecisions(
  tx: Transaction,
  actor: Actor,
  decisions: readonly DecisionOnLesson[],
  now: Date,
): Promise<void> {
  if (decisions.length === 0) return;
  const actorId = actor.kind === "user" ? actor.id : null;
  await tx.insert(policyDecisions).values(
    decisions.map(({ sessionId, studentId, inputs, decision }) => ({
      sessionId,
      studentId,
      inputs,
      decision,
      rule: decision.rule,
      policyVersion: decision.policyVersion,
      actorId,
      createdAt: now,
    })),
  );
}
