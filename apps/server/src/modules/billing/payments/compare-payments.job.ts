import { contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { paymentProviders } from "./providers/choose-provider.ts";
import { ProviderUnreachable } from "./providers/provider.ts";
import { settlePayment } from "./settle-payment.ts";

/** Events end after three days: whatever changed at a provider since is looked at once more each night. */
const LOOK_BACK_MS = 72 * 3_600_000;

/** Settles every payment that a provider changed lately, as far as it is not settled: no event has to arrive. */
export async function comparePayments(deps: RoundDeps): Promise<number> {
  const nowMs = deps.clock.now().getTime();
  const ctx = contextOfRound(deps);
  let looked = 0;
  for (const provider of paymentProviders(deps.config).values()) {
    try {
      for (const seen of await provider.changedSince(nowMs - LOOK_BACK_MS, nowMs)) {
        await settlePayment(ctx, { provider: provider.name, seen });
        looked += 1;
      }
    } catch (error) {
      // The next night looks at the same days again.
      if (!(error instanceof ProviderUnreachable)) throw error;
    }
  }
  return looked;
}
