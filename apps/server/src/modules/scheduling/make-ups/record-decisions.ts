import type { Actor } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";

export type DecisionOnLesson = {
  sessionId: string;
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
    decisions.map(({ sessionId, inputs, decision }) => ({
      sessionId,
      inputs,
      decision,
      rule: decision.rule,
      policyVersion: decision.policyVersion,
      actorId,
      createdAt: now,
    })),
  );
}
