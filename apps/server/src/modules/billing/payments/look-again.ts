import type { Charge } from "@riwaq/contracts/billing/subscriptions";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { requireChargeOf } from "../charges/queries.ts";
import { showCharge } from "../charges/show-charge.ts";
import { findAtProvider } from "./find-at-provider.ts";
import { paymentProviders } from "./providers/choose-provider.ts";
import { ProviderUnreachable } from "./providers/provider.ts";
import { findOpen } from "./queries.ts";
import { settlePayment } from "./settle-payment.ts";

/** Whoever comes back from the provider's page need not wait for its message: the provider is asked at once. */
export async function lookAgain(ctx: Context, chargeId: string): Promise<Charge> {
  const actor = requireSignedIn(ctx.actor);
  await requireChargeOf(ctx.db, chargeId, actor.id);
  const open = await findOpen(ctx.db, chargeId);
  const provider = open && paymentProviders(ctx.config).get(open.provider);
  if (open && provider) {
    try {
      const seen = await findAtProvider(ctx, provider, open);
      if (seen) await settlePayment(ctx, { provider: provider.name, seen });
    } catch (error) {
      // It is looked at again by a round; the charge is shown as it is.
      if (!(error instanceof ProviderUnreachable)) throw error;
    }
  }
  return showCharge(ctx, chargeId);
}
