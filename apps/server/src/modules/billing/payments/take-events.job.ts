import { and, asc, isNull, lte } from "drizzle-orm";

import { contextOfRound } from "../../../platform/command.ts";
import type { Context, RoundDeps } from "../../../platform/context.ts";
import { providerEvents } from "../tables/provider-events.ts";
import { findAtProvider } from "./find-at-provider.ts";
import { noteEvent } from "./note-progress.ts";
import { paymentProviders } from "./providers/choose-provider.ts";
import { type PaymentProvider, ProviderUnreachable } from "./providers/provider.ts";
import { findWaiting } from "./queries.ts";
import { settleDispute } from "./settle-dispute.ts";
import { settlePayment } from "./settle-payment.ts";

const BATCH = 100;

/** Looks at what events were about, and settles it as it is by now: their order and their number change nothing. */
export async function takeEvents(deps: RoundDeps): Promise<number> {
  const due = await deps.db
    .select()
    .from(providerEvents)
    .where(and(isNull(providerEvents.handledAt), lte(providerEvents.lookAt, deps.clock.now())))
    .orderBy(asc(providerEvents.lookAt))
    .limit(BATCH);
  let done = 0;
  for (const event of due) if (await take(deps, event)) done += 1;
  return done;
}

async function take(deps: RoundDeps, event: typeof providerEvents.$inferSelect): Promise<boolean> {
  const ctx = contextOfRound(deps);
  const provider = paymentProviders(deps.config).get(event.provider);
  try {
    if (!provider) throw new ProviderUnreachable();
    if (event.about === "payment") await lookAtPayment(ctx, provider, event.reference);
    else await lookAtDispute(ctx, provider, event.reference);
    await noteEvent(ctx, { event, isHandled: true });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    await noteEvent(ctx, { event, isHandled: false });
    return false;
  }
}

/** Where we still wait for its money, a step that is left to us is done as well. */
async function lookAtPayment(ctx: Context, provider: PaymentProvider, reference: string) {
  const seen = await provider.look(reference);
  if (!seen) return;
  const isOpen = seen.state === "open" && seen.paymentId !== null;
  const waiting = isOpen ? await findWaiting(ctx.db, provider.name, seen.paymentId) : undefined;
  const found = waiting && (await findAtProvider(ctx, provider, waiting));
  await settlePayment(ctx, { provider: provider.name, seen: found ?? seen });
}

/** Its payment first: its own word may not have come yet. */
async function lookAtDispute(ctx: Context, provider: PaymentProvider, reference: string) {
  const seen = await provider.lookDispute(reference);
  if (!seen) return;
  await lookAtPayment(ctx, provider, seen.payment);
  await settleDispute(ctx, { provider: provider.name, seen });
}
