import { contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { brandText } from "../../../platform/i18n/translate.ts";
import { paymentProviders } from "./providers/choose-provider.ts";
import type { SavedMethod } from "./providers/provider.ts";
import type { MethodRow, PaymentRow } from "./queries.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Asks the provider for a payment that is written, and settles what it answers. Its id is the provider's key: asked again
 * within a day, it is charged once.
 * @throws ProviderUnreachable where nobody knows what became of it
 */
export async function sendSaved(
  deps: RoundDeps,
  payment: PaymentRow,
  method: MethodRow,
): Promise<void> {
  const provider = paymentProviders(deps.config).get(method.provider);
  if (!provider) return;
  const seen = await provider.chargeSaved({
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    description: brandText("fr"),
    method: savedOf(method),
  });
  await settlePayment(contextOfRound(deps), { provider: provider.name, seen });
}

export const savedOf = (row: MethodRow): SavedMethod => ({
  customer: row.customer,
  token: row.token,
  brand: row.brand,
  last4: row.last4,
  account: row.account,
  expiresOn:
    row.expiresYear && row.expiresMonth ? { year: row.expiresYear, month: row.expiresMonth } : null,
});
