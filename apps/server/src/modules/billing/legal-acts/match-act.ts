import type { ActMatch } from "@riwaq/contracts/billing/legal-acts";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { actMatched } from "../events.ts";
import { legalActs } from "../tables/legal-acts.ts";
import { subscriptions } from "../tables/subscriptions.ts";

type Asked = { id: string; match: ActMatch };

/**
 * Staff say which subscription a declaration belongs to, or why to none of ours. What was said to be nobody's can still
 * be matched; what belongs to a subscription cannot be taken back, since it has had its effect.
 */
export const matchAct = command({
  by: requireRight("money"),
  lock: async (tx, _, { id }: Asked) => {
    const [act] = await tx.select().from(legalActs).where(eq(legalActs.id, id)).for("update");
    if (!act) throw new AppError("not_found");
    return act;
  },
  run: async (ctx, { id, match }: Asked): Promise<void> => {
    const { tx, now, actor, locked: act } = ctx;
    const { subscription_id: subscriptionId, note } = match;
    const isSettled = act.matchedAt !== null && subscriptionId === null;
    if (act.subscriptionId !== null || isSettled) throw refusal("conflict", "act_matched");
    const payerId = subscriptionId === null ? null : await requirePayer(tx, subscriptionId);
    await tx
      .update(legalActs)
      .set({ subscriptionId, payerId, matchNote: note, matchedAt: now, matchedById: actor.id })
      .where(eq(legalActs.id, id));
    await emit(ctx, tx, actMatched(id, { kind: act.kind, subscriptionId }));
  },
});

async function requirePayer(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx
    .select({ payerId: subscriptions.payerId })
    .from(subscriptions)
    .where(eq(subscriptions.id, id));
  if (!row) throw badField("subscription_id", "not_found");
  return row.payerId;
}
