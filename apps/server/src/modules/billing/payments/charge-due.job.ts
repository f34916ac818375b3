import { contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { brandText } from "../../../platform/i18n/translate.ts";
import type { ChargeRow } from "../charges/queries.ts";
import { settleFromCredit } from "../charges/settle-from-credit.ts";
import { beginBySaved } from "./begin-payment.ts";
import { leaveToPayer } from "./leave-to-payer.ts";
import { paymentProviders } from "./providers/choose-provider.ts";
import { type PaymentProvider, ProviderUnreachable } from "./providers/provider.ts";
import { type MethodRow, findMethod, findToCharge } from "./queries.ts";
import { settlePayment } from "./settle-payment.ts";

const BATCH = 50;

/**
 * Charges what is due by what its payer has saved; where nothing is saved, the payer is asked. Killed anywhere, the row
 * of the try is there, and a round asks the provider what became of it before anything is tried again.
 */
export async function chargeDue(deps: RoundDeps): Promise<number> {
  const due = await findToCharge(deps.db, deps.clock.now(), BATCH);
  for (const charge of due) await chargeOne(deps, charge);
  return due.length;
}

async function chargeOne(deps: RoundDeps, charge: ChargeRow): Promise<void> {
  const ctx = contextOfRound(deps);
  if (await settleFromCredit(ctx, charge.id)) return;
  const method = await findMethod(deps.db, charge.payerId);
  const provider = method && paymentProviders(deps.config).get(method.provider);
  if (!method || !provider?.currencies.includes(charge.currency)) {
    await leaveToPayer(ctx, charge.id);
    return;
  }
  const payment = await beginBySaved(ctx, { chargeId: charge.id, method });
  if (!payment) return;
  try {
    const seen = await provider.chargeSaved({
      paymentId: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      description: brandText("fr"),
      method: savedOf(method),
    });
    await settlePayment(ctx, { provider: provider.name, seen });
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
  }
}

const savedOf = (row: MethodRow): Parameters<PaymentProvider["chargeSaved"]>[0]["method"] => ({
  customer: row.customer,
  token: row.token,
  brand: row.brand,
  last4: row.last4,
  expiresOn:
    row.expiresYear && row.expiresMonth ? { year: row.expiresYear, month: row.expiresMonth } : null,
});
