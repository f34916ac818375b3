import type { Context } from "../../../platform/context.ts";
import { findCharge } from "../charges/queries.ts";
import type { PaymentProvider, ProviderPayment } from "./providers/provider.ts";
import { type PaymentRow, findCustomer } from "./queries.ts";

type Asking = Pick<Context, "db" | "clock">;

/** What the provider knows of a payment that we wait for; where the payer has agreed and the last step is ours, it is done. */
export async function findAtProvider(
  { db, clock }: Asking,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<ProviderPayment | null> {
  const { id: paymentId, chargeId, reference } = payment;
  const charge = await findCharge(db, chargeId);
  const customer = charge && (await findCustomer(db, charge.payerId, provider.name));
  const askedMs = payment.firstSentAt.getTime();
  const nowMs = clock.now().getTime();
  return provider.find({ paymentId, reference, customer: customer ?? null, askedMs, nowMs });
}

/**
 * Whether a payment of which the provider knows nothing can never have happened: nobody was led to its page, or what was
 * charged by itself would be listed by now.
 */
export function isSurelyUnknown(provider: PaymentProvider, payment: PaymentRow, now: Date) {
  const { keyMs, unlistedMs } = provider.keeps;
  const isListed = now.getTime() - payment.firstSentAt.getTime() >= keyMs + unlistedMs;
  return payment.way === "page" || unlistedMs === 0 || isListed;
}
