import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { paymentMethods } from "../tables/payment-methods.ts";
import { paymentProviders } from "./providers/choose-provider.ts";
import { type PaymentProvider, ProviderUnreachable } from "./providers/provider.ts";
import type { MethodRow } from "./queries.ts";
import { savedOf } from "./send-saved.ts";

const BATCH = 50;

/** Lets the providers forget what is no longer held here; one that cannot be reached is asked by the next round. */
export async function forgetMethods(deps: RoundDeps): Promise<number> {
  let done = 0;
  for (const provider of paymentProviders(deps.config).values()) {
    done += await forgetAt(deps, provider);
  }
  return done;
}

async function forgetAt(deps: RoundDeps, provider: PaymentProvider): Promise<number> {
  const removed = await findRemoved(deps, provider.name);
  let done = 0;
  try {
    for (const method of removed) {
      await provider.forget(savedOf(method));
      await noteForgotten(contextOfRound(deps), method.id);
      done += 1;
    }
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
  }
  return done;
}

/** Not what somebody has agreed to again since, under the same name. */
const findRemoved = ({ db }: RoundDeps, provider: MethodRow["provider"]): Promise<MethodRow[]> =>
  db
    .select()
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.provider, provider),
        isNotNull(paymentMethods.removedAt),
        isNull(paymentMethods.forgottenAt),
        sql`not exists (select from payment_methods held where held.removed_at is null
          and held.provider = ${paymentMethods.provider} and held.token = ${paymentMethods.token})`,
      ),
    )
    .orderBy(asc(paymentMethods.removedAt))
    .limit(BATCH);

const noteForgotten = command({
  by: byAnyone,
  trace: "none",
  run: async ({ tx, now }, id: string): Promise<void> => {
    await tx.update(paymentMethods).set({ forgottenAt: now }).where(eq(paymentMethods.id, id));
  },
});
