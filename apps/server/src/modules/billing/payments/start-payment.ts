import type { PaymentStarted } from "@riwaq/contracts/billing/subscriptions";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { brandText } from "../../../platform/i18n/translate.ts";
import { beginOnPage, dropPayment } from "./begin-payment.ts";
import { findAtProvider, isSurelyUnknown } from "./find-at-provider.ts";
import { notePage } from "./note-progress.ts";
import { paymentProviders } from "./providers/choose-provider.ts";
import { type PaymentProvider, ProviderUnreachable } from "./providers/provider.ts";
import { type PaymentRow, findCustomer } from "./queries.ts";
import { settlePayment } from "./settle-payment.ts";

type Asked = { chargeId: string; provider: PaymentProvider["name"] };

/** Whoever asks a provider has an answer by then, or never. */
const ANSWER_MS = 30_000;

/** The page on which a charge can be paid. Pressed twice, or in two windows, it is one page. */
export async function startPayment(ctx: Context, asked: Asked): Promise<PaymentStarted> {
  const provider = paymentProviders(ctx.config).get(asked.provider);
  if (!provider) throw badField("provider", "provider_off");
  for (let left = 2; left > 0; left -= 1) {
    const { charge, open, payment } = await beginOnPage(ctx, asked);
    if (payment) return openPage(ctx, provider, payment, charge);
    if (open.page && isFresh(open, provider, ctx.clock.now())) return { url: open.page };
    await closeOld(ctx, open);
  }
  throw refusal("conflict", "payment_under_way");
}

/** An older page is closed first. */
const isFresh = (open: PaymentRow, { name, keeps }: PaymentProvider, now: Date) =>
  open.state === "open" &&
  open.provider === name &&
  now.getTime() - open.firstSentAt.getTime() < keeps.pageMs;

type Charge = Awaited<ReturnType<typeof beginOnPage>>["charge"];

async function openPage(
  ctx: Context,
  provider: PaymentProvider,
  payment: PaymentRow,
  charge: Charge,
): Promise<PaymentStarted> {
  const actor = requireSignedIn(ctx.actor);
  const { publicUrl } = ctx.config;
  try {
    const started = await provider.start({
      paymentId: payment.id,
      amount: payment.amount,
      currency: charge.currency,
      description: brandText(ctx.language),
      customer: await findCustomer(ctx.db, charge.payerId, provider.name),
      email: actor.email,
      language: ctx.language,
      doneUrl: `${publicUrl}/subscription/pay/${charge.id}?done=1`,
      backUrl: `${publicUrl}/subscription/pay/${charge.id}?back=1`,
    });
    await notePage(ctx, { id: payment.id, ...started });
    return { url: started.url };
  } catch (error) {
    // Whether it arrived is looked for by a round.
    if (error instanceof ProviderUnreachable) throw new AppError("unavailable");
    throw error;
  }
}

/** Nobody can pay on it any more, unless somebody has meanwhile. */
async function closeOld(ctx: Context, open: PaymentRow): Promise<void> {
  const provider = paymentProviders(ctx.config).get(open.provider);
  const now = ctx.clock.now();
  const age = now.getTime() - open.firstSentAt.getTime();
  if (!provider || open.state === "unclear" || (open.state === "sending" && age < ANSWER_MS)) {
    throw refusal("conflict", "payment_under_way");
  }
  try {
    const known = await findAtProvider(ctx, provider, open);
    const seen = known?.state === "open" ? await provider.cancel(known.reference) : known;
    if (seen) await settlePayment(ctx, { provider: provider.name, seen });
    else if (isSurelyUnknown(provider, open, now)) await dropPayment(ctx, open.id);
    else throw refusal("conflict", "payment_under_way");
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw new AppError("unavailable");
    throw error;
  }
}
