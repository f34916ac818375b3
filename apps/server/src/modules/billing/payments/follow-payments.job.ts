import { contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { findCharge } from "../charges/queries.ts";
import { doubtPayment, dropPayment } from "./begin-payment.ts";
import { findAtProvider, isSurelyUnknown } from "./find-at-provider.ts";
import { lookLater } from "./note-progress.ts";
import { paymentProviders } from "./providers/choose-provider.ts";
import { type PaymentProvider, ProviderUnreachable } from "./providers/provider.ts";
import { type PaymentRow, findMethod, findToLookAt } from "./queries.ts";
import { sendSaved } from "./send-saved.ts";
import { settlePayment } from "./settle-payment.ts";

const BATCH = 50;
/** A page that nobody paid on is closed after that. */
const PAGE_MS = 24 * 3_600_000;
/** Whatever is not known by then is for staff. */
const DOUBT_MS = 23 * 3_600_000;

/** Asks the providers what became of payments under way: those killed between asking and noting, and those that wait. */
export async function followPayments(deps: RoundDeps): Promise<number> {
  const now = deps.clock.now();
  const due = await findToLookAt(deps.db, now, BATCH);
  let done = 0;
  for (const payment of due) if (await follow(deps, payment, now)) done += 1;
  return done;
}

async function follow(deps: RoundDeps, payment: PaymentRow, now: Date): Promise<boolean> {
  const { id, chargeId } = payment;
  const ctx = contextOfRound(deps);
  const age = now.getTime() - payment.firstSentAt.getTime();
  const provider = paymentProviders(deps.config).get(payment.provider);
  const charge = await findCharge(deps.db, chargeId);
  try {
    if (!provider || !charge) throw new ProviderUnreachable();
    const found = await findAtProvider(deps, provider, payment);
    if (!found) {
      await repeatOrDrop(deps, payment, { provider, payerId: charge.payerId, now });
      return true;
    }
    const isLeft = payment.way === "page" && age > PAGE_MS;
    const isOver = found.state === "open" && (isLeft || charge.state === "void");
    const seen = isOver ? await provider.cancel(found.reference) : found;
    await settlePayment(ctx, { provider: provider.name, seen });
    if (seen.state === "open") await lookLater(ctx, id);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    if (age > DOUBT_MS) await doubtPayment(ctx, { id, payerId: charge?.payerId ?? null });
    else await lookLater(ctx, id);
    return false;
  }
}

type Unknown = { provider: PaymentProvider; payerId: string; now: Date };

/**
 * The provider knows nothing of it. A page that nobody has seen is given up. What was to be charged by itself may still be
 * on its way there: it is sent again under the same key, so that it happens once; another try would have another key.
 * Once the key may be forgotten, it is given up as soon as it would be listed.
 */
async function repeatOrDrop(deps: RoundDeps, payment: PaymentRow, asked: Unknown) {
  const { provider, payerId, now } = asked;
  const ctx = contextOfRound(deps);
  const age = now.getTime() - payment.firstSentAt.getTime();
  const method = payment.way === "saved" ? await findMethod(deps.db, payerId) : undefined;
  const isSame = method?.provider === payment.provider;
  if (isSame && age < provider.keeps.keyMs) await sendSaved(deps, payment, method);
  else if (isSurelyUnknown(provider, payment, now)) await dropPayment(ctx, payment.id);
  else await lookLater(ctx, payment.id);
}
