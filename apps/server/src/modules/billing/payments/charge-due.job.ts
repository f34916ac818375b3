import { contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import type { ChargeRow } from "../charges/queries.ts";
import { settleFromCredit } from "../charges/settle-from-credit.ts";
import { beginBySaved } from "./begin-payment.ts";
import { isDisputing } from "./disputes.ts";
import { leaveToPayer } from "./leave-to-payer.ts";
import { paymentProviders } from "./providers/choose-provider.ts";
import { ProviderUnreachable } from "./providers/provider.ts";
import { findMethod, findToCharge } from "./queries.ts";
import { sendSaved } from "./send-saved.ts";

const BATCH = 50;

/**
 * Charges what is due by what its payer has saved; where nothing is saved, or the
 * payer's bank has asked for a payment back, the payer is asked. Killed anywhere, the row
 * of the try is there, and a round asks the provider what became of it before anything is tried again.
 */
export async function chargeDue(deps: RoundDeps): Promise<number> {
  const due = await findToCharge(deps.db, deps.clock.now(), BATCH);
  const faults: unknown[] = [];
  for (const charge of due) {
    await chargeOne(deps, charge).catch((error: unknown) => faults.push(error));
  }
  // One that cannot be charged keeps nobody else waiting, and staff read of it.
  if (faults.length > 0) throw faults[0];
  return due.length;
}

async function chargeOne(deps: RoundDeps, charge: ChargeRow): Promise<void> {
  const ctx = contextOfRound(deps);
  if (await settleFromCredit(ctx, charge.id)) return;
  const method = await findMethod(deps.db, charge.payerId);
  const provider = method && paymentProviders(deps.config).get(method.provider);
  const isCharged = provider?.currencies.includes(charge.currency);
  if (!method || !isCharged || (await isDisputing(deps.db, charge.payerId))) {
    await leaveToPayer(ctx, charge.id);
    return;
  }
  const payment = await beginBySaved(ctx, { chargeId: charge.id, method });
  if (!payment) return;
  try {
    await sendSaved(deps, payment, method);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
  }
}
