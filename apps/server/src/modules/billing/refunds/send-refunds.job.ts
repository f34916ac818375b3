import { and, asc, eq, lte } from "drizzle-orm";

import { contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { sendLater } from "../payments/note-progress.ts";
import { paymentProviders } from "../payments/providers/choose-provider.ts";
import { ProviderUnreachable } from "../payments/providers/provider.ts";
import { findPayment } from "../payments/queries.ts";
import { refunds } from "../tables/refunds.ts";
import { settleRefund } from "./settle-refund.ts";

const BATCH = 50;

/** Sends back what is to be sent, each by its payment's provider. The provider's key is ours: sent twice, it goes once. */
export async function sendRefunds(deps: RoundDeps): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, "sending"), lte(refunds.lookAt, now)))
    .orderBy(asc(refunds.lookAt))
    .limit(BATCH);
  let done = 0;
  for (const refund of due) if (await send(deps, refund)) done += 1;
  return done;
}

async function send(deps: RoundDeps, refund: typeof refunds.$inferSelect) {
  const { id, amount, currency, paymentId } = refund;
  const ctx = contextOfRound(deps);
  const payment = paymentId ? await findPayment(deps.db, paymentId) : undefined;
  const provider = payment && paymentProviders(deps.config).get(payment.provider);
  if (!provider || !payment.reference) {
    await sendLater(ctx, id);
    return false;
  }
  const { reference } = payment;
  try {
    // The provider's key is forgotten after a day: what went already is looked for first.
    const known = await provider.lookRefund({ refundId: id, reference });
    const seen = known ?? (await provider.refund({ refundId: id, reference, amount, currency }));
    const settled = { id, isDone: seen.state === "done", reference: seen.reference };
    if (seen.state === "pending") await sendLater(ctx, id);
    else await settleRefund(ctx, settled);
    return settled.isDone;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    await sendLater(ctx, id);
    return false;
  }
}
