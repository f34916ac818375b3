import type { Charge } from "@riwaq/contracts/billing/subscriptions";
import { referenceOf } from "@riwaq/domain/billing/reference";

import type { Config } from "../../../platform/config.ts";
import type { Database } from "../../../platform/db/database.ts";
import { paymentProviders } from "../payments/providers/choose-provider.ts";
import type { SellerFacts } from "../shop/queries.ts";
import type { FoundCharge } from "./find-charges.ts";
import { presentTransfer } from "./present-transfer.ts";
import { findToPay } from "./queries.ts";

type Around = { db: Database; seller: SellerFacts; config: Config };

const isoOrNull = (atMs: number | null) => (atMs === null ? null : new Date(atMs).toISOString());

/** A charge, and the ways in which it can be paid here. */
export async function presentCharge(charge: FoundCharge, around: Around): Promise<Charge> {
  const toPay = charge.state === "due" ? await findToPay(around.db, charge) : 0;
  const transfer = await presentTransfer({ ...charge, amount: toPay }, around.seller);
  const providers = [...paymentProviders(around.config).values()]
    .filter(({ currencies }) => currencies.includes(charge.currency))
    .map(({ name }) => name);
  return {
    id: charge.id,
    state: charge.state,
    cause: charge.cause,
    amount: charge.amount,
    to_pay: toPay,
    currency: charge.currency,
    reference: referenceOf(charge.number),
    due_at: new Date(charge.dueAtMs).toISOString(),
    paid_at: isoOrNull(charge.paidAtMs),
    attempt: charge.attempt && {
      state: charge.attempt.state,
      provider: charge.attempt.provider,
      decline: charge.attempt.decline,
      at: new Date(charge.attempt.atMs).toISOString(),
    },
    next_attempt_at: isoOrNull(charge.nextAttemptAtMs),
    providers: charge.state === "due" ? [...providers, ...(transfer ? ["bank" as const] : [])] : [],
    transfer,
    students: charge.students,
  };
}
