import { requireRight } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { findAtProvider } from "../payments/find-at-provider.ts";
import { paymentProviders } from "../payments/providers/choose-provider.ts";
import { type PaymentProvider, ProviderUnreachable } from "../payments/providers/provider.ts";
import { type PaymentRow, findPayment } from "../payments/queries.ts";
import { settlePayment } from "../payments/settle-payment.ts";
import { giveUpPayment } from "./give-up-payment.ts";

type Asked = { id: string; isPaid: boolean };

/**
 * Staff have found out what became of a payment that was unclear. That it was paid counts once its provider says so too;
 * that it was not, unless its provider says that it was.
 */
export async function settleDoubt(ctx: Context, { id, isPaid }: Asked): Promise<void> {
  requireRight("money")(ctx.actor);
  const payment = await findPayment(ctx.db, id);
  if (!payment) throw new AppError("not_found");
  if (payment.state !== "unclear") throw refusal("conflict", "payment_clear");
  if (isPaid) await settleAsPaid(ctx, payment);
  else await settleAsUnpaid(ctx, payment);
}

async function settleAsPaid(ctx: Context, payment: PaymentRow): Promise<void> {
  const provider = providerOf(ctx, payment);
  if (!provider) throw new AppError("unavailable");
  const seen = await reached(findAtProvider(ctx, provider, payment));
  if (!seen) throw refusal("conflict", "payment_unknown");
  if (seen.state !== "succeeded") throw refusal("conflict", "payment_not_paid");
  if (!isAsAsked(payment, seen)) throw refusal("conflict", "payment_other_amount");
  await settlePayment(ctx, { provider: provider.name, seen });
}

async function settleAsUnpaid(ctx: Context, payment: PaymentRow): Promise<void> {
  const provider = providerOf(ctx, payment);
  // One that is no longer set up here, or a bank, cannot be asked: the word of staff counts.
  const seen = provider ? await look(ctx, provider, payment) : null;
  if (seen?.state === "succeeded" && isAsAsked(payment, seen)) {
    throw refusal("conflict", "payment_is_paid");
  }
  if (provider && seen?.state === "open") await close(provider, seen.reference);
  await giveUpPayment(ctx, payment.id);
}

type Money = { amount: number; currency: string };

const isAsAsked = (payment: Money, seen: Money) =>
  seen.amount === payment.amount && seen.currency === payment.currency;

const providerOf = ({ config }: Context, payment: PaymentRow) =>
  paymentProviders(config).get(payment.provider);

/** What is to be given up is not taken on the way. */
const look = (ctx: Context, provider: PaymentProvider, payment: PaymentRow) =>
  reached(
    payment.reference ? provider.look(payment.reference) : findAtProvider(ctx, provider, payment),
  );

/** Nobody pays it any more. Whoever has just paid after all has it as credit. */
const close = (provider: PaymentProvider, reference: string) => reached(provider.cancel(reference));

async function reached<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw new AppError("unavailable");
    throw error;
  }
}
