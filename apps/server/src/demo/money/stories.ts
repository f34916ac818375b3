import { randomUUID } from "node:crypto";

import type { OpenAct } from "@riwaq/domain/billing/legal-acts";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";
import { and, desc, eq } from "drizzle-orm";

import { declareAct } from "../../modules/billing/legal-acts/declare-act.ts";
import { settleDispute } from "../../modules/billing/payments/settle-dispute.ts";
import { settlePayment } from "../../modules/billing/payments/settle-payment.ts";
import { sendRefunds } from "../../modules/billing/refunds/send-refunds.job.ts";
import {
  leaveSubscription,
  previewLeaving,
} from "../../modules/billing/subscriptions/leave-subscription.ts";
import { pauseSubscription } from "../../modules/billing/subscriptions/pause-subscription.ts";
import { chargeLines } from "../../modules/billing/tables/charge-lines.ts";
import { charges } from "../../modules/billing/tables/charges.ts";
import { payments } from "../../modules/billing/tables/payments.ts";
import { contextOfRound } from "../../platform/command.ts";
import type { PayerKey } from "./households.ts";
import { lineOf, readLines } from "./pay.ts";
import { type Seeding, asPerson, stripeOf } from "./seeding.ts";

const PAUSE_DAYS = 20;

/** All that is not used comes back by the card; above the limit a second person looks at it first. */
export async function leave(
  seeding: Seeding,
  id: string,
  { payer, reason }: { payer: PayerKey; reason: "leaving" | "withdrawal" },
): Promise<void> {
  const ctx = asPerson(seeding, payer);
  // What is only shown is taken back again.
  const shown = { ...ctx, db: seeding.tx };
  const { amount } = await previewLeaving(shown, id, reason);
  await leaveSubscription(ctx, { id, reason, expected: amount, key: randomUUID() });
  await sendRefunds(seeding.deps);
}

export async function pause(seeding: Seeding, id: string, payer: PayerKey): Promise<void> {
  const { timeZone } = asPerson(seeding, payer).actor;
  const untilMs = seeding.deps.clock.now().getTime() + PAUSE_DAYS * DAY_MS;
  await pauseSubscription(asPerson(seeding, payer), { id, until: toWall(untilMs, timeZone).date });
}

/** The payer's bank asks for the last payment back. */
export async function dispute(seeding: Seeding, id: string): Promise<void> {
  const { tx, till, deps } = seeding;
  const [paid] = await tx
    .select({ reference: payments.reference })
    .from(payments)
    .innerJoin(charges, eq(charges.id, payments.chargeId))
    .innerJoin(chargeLines, eq(chargeLines.chargeId, charges.id))
    .where(and(eq(chargeLines.subscriptionId, id), eq(payments.state, "succeeded")))
    .orderBy(desc(payments.settledAt))
    .limit(1);
  const { id: reference } = till.stripe.returns.dispute(paid?.reference ?? "");
  const seen = await stripeOf(seeding).lookDispute(reference);
  if (seen) await settleDispute(contextOfRound(deps), { provider: "stripe", seen });
}

/** Somebody has paid by a link of the provider's own pages, for nothing that is asked here. */
export async function payForNothing(seeding: Seeding): Promise<void> {
  const { till, deps } = seeding;
  const stripe = stripeOf(seeding);
  const { reference } = await stripe.start({
    paymentId: randomUUID(),
    amount: 4_500,
    currency: "EUR",
    description: "Riwaq",
    customer: null,
    email: "claire@example.org",
    language: "fr",
    doneUrl: deps.config.publicUrl,
    backUrl: deps.config.publicUrl,
  });
  till.stripe.pay(reference, "pays");
  const seen = await stripe.look(reference);
  if (seen) await settlePayment(contextOfRound(deps), { provider: "stripe", seen });
}

/** What came to the account today: the exact amount of a charge, one whose reference is wrong, and one that says nothing. */
export async function readToday(seeding: Seeding, awaiting: PayerKey): Promise<void> {
  const { tx, ids, deps } = seeding;
  const at = deps.clock.now();
  const [due] = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.payerId, ids[awaiting]), eq(charges.state, "due")));
  if (!due) throw new Error(`${awaiting} has nothing to pay`);
  const exact = await lineOf(seeding, due.id);
  const { name } = asPerson(seeding, awaiting).actor;
  await readLines(seeding, [
    { ...exact, name },
    { at, amount: 9_000, text: "Cours de Yanis, RF00 1234 5678 90", name: "M LAMBERT KARIM" },
    { at, amount: 2_500, text: "VIREMENT", name: "MME PETIT CLAIRE" },
  ]);
}

/** Without signing in: whose contract it is, staff are to find. */
export async function declare(
  { deps }: Seeding,
  said: { kind: OpenAct; name: string; email: string; reference: string },
): Promise<void> {
  const ctx = { ...contextOfRound(deps), actor: { kind: "guest" } as const };
  const declaration = { ...said, ends_on: "", language: "fr" as const };
  await declareAct(ctx, { declaration, idempotencyKey: randomUUID() });
}
