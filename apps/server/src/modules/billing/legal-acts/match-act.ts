import type { ActEffect, ActMatch } from "@riwaq/contracts/billing/legal-acts";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { actMatched } from "../events.ts";
import { OnlyShown } from "../subscriptions/end-contract.ts";
import { findTeachers } from "../subscriptions/lock-own.ts";
import { legalActs } from "../tables/legal-acts.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { applyAct } from "./apply-act.ts";

type Asked = { id: string; match: ActMatch; isShown?: boolean };

/** What matching does: by matching, and taking all of it back. */
export async function previewMatch(
  ctx: Context,
  { id, subscriptionId }: { id: string; subscriptionId: string },
): Promise<ActEffect> {
  const match = { subscription_id: subscriptionId, note: "", amount: null };
  try {
    await matchAct(ctx, { id, match, isShown: true });
  } catch (error) {
    if (error instanceof OnlyShown) return error.shown as ActEffect;
    throw error;
  }
  throw new Error("Nothing was shown");
}

/**
 * Staff say which subscription a declaration belongs to, or why to none of ours: it takes effect as of the instant at
 * which it was received. What was said to be nobody's can still be matched; what belongs to a subscription cannot be
 * taken back.
 */
export const matchAct = command({
  by: requireRight("money"),
  lock: async (tx, { now }, { id, match }: Asked) => {
    const [act] = await tx.select().from(legalActs).where(eq(legalActs.id, id)).for("update");
    if (!act) throw new AppError("not_found");
    const studentId = match.subscription_id && (await findStudent(tx, match.subscription_id));
    const teacherIds = studentId ? await findTeachers(tx, studentId, now) : [];
    if (studentId) await lockPeople(tx, [studentId, ...teacherIds]);
    return { act, teacherIds };
  },
  run: async (ctx, { id, match, isShown }): Promise<void> => {
    const { tx, now, actor, locked } = ctx;
    const { act, teacherIds } = locked;
    const { subscription_id: subscriptionId, note, amount } = match;
    const isSettled = act.matchedAt !== null && subscriptionId === null;
    if (act.subscriptionId !== null || isSettled) throw refusal("conflict", "act_matched");
    const held = subscriptionId === null ? null : await lockHeld(tx, subscriptionId);
    const payerId = held?.payerId ?? null;
    await tx
      .update(legalActs)
      .set({ subscriptionId, payerId, matchNote: note, matchedAt: now, matchedById: actor.id })
      .where(eq(legalActs.id, id));
    await emit(ctx, tx, actMatched(id, { kind: act.kind, subscriptionId }));
    if (!held) return;
    const effect = await applyAct(ctx, { act, held, teacherIds });
    if (isShown) throw new OnlyShown(effect);
    if (effect.leaving && effect.leaving.amount !== amount) {
      throw refusal("conflict", "amount_changed");
    }
  },
});

async function findStudent(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx
    .select({ studentId: subscriptions.studentId })
    .from(subscriptions)
    .where(eq(subscriptions.id, id));
  if (!row) throw badField("subscription_id", "not_found");
  return row.studentId;
}

async function lockHeld(tx: Transaction, id: string) {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for("update");
  if (!row) throw badField("subscription_id", "not_found");
  return row;
}
