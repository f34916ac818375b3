import { WAITING_STATES } from "@riwaq/domain/billing/charge";
import { and, eq, inArray } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import { byAnyone, byConfirmed, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { findToPay, lockCharge, requireChargeOf } from "../charges/queries.ts";
import { paymentBegun, paymentFollowed, paymentUnclear } from "../events.ts";
import { payments } from "../tables/payments.ts";
import type { PaymentProvider } from "./providers/provider.ts";
import { type MethodRow, findOpen } from "./queries.ts";

type Name = PaymentProvider["name"];

/** Whoever asks a provider is looked after once that may have answered. */
const LOOK_AFTER_MS = 60_000;

/** A page on which somebody pays is asked for: one at a time for each charge; where there is one already, that one. */
export const beginOnPage = command({
  by: byConfirmed,
  trace: "if_changed",
  run: async (ctx, { chargeId, provider }: { chargeId: string; provider: Name }) => {
    const { tx, actor, now } = ctx;
    await requireChargeOf(tx, chargeId, actor.id);
    const charge = await lockCharge(tx, chargeId);
    if (charge?.state !== "due") throw refusal("conflict", "charge_settled");
    const open = await findOpen(tx, chargeId);
    if (open) return { charge, open, payment: null };
    const payment = await writePayment({ ...ctx, tx }, { charge, provider, way: "page" }, now);
    return { charge, open: null, payment };
  },
});

/** The payer is charged by what is saved: nothing else is under way for this charge. Null where something is. */
export const beginBySaved = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, { chargeId, method }: { chargeId: string; method: MethodRow }) => {
    const { tx, now } = ctx;
    const charge = await lockCharge(tx, chargeId);
    if (charge?.state !== "due" || !charge.nextAttemptAt || charge.nextAttemptAt > now) return null;
    if (await findOpen(tx, chargeId)) return null;
    const { provider } = method;
    return writePayment({ ...ctx, tx }, { charge, provider, way: "saved" }, now);
  },
});

type Beginning = {
  charge: NonNullable<Awaited<ReturnType<typeof lockCharge>>>;
  provider: MethodRow["provider"];
  way: "page" | "saved";
};

async function writePayment(
  ctx: Parameters<typeof emit>[0] & { tx: Parameters<typeof emit>[1] },
  { charge, provider, way }: Beginning,
  now: Date,
) {
  const amount = await findToPay(ctx.tx, charge);
  // What lies with the institute is enough by now: the page says so when it is looked at again.
  if (amount === 0) throw refusal("conflict", "charge_settled");
  const [row] = await ctx.tx
    .insert(payments)
    .values({
      chargeId: charge.id,
      provider,
      way,
      currency: charge.currency,
      amount,
      firstSentAt: now,
      lookAt: new Date(now.getTime() + LOOK_AFTER_MS),
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("The payment was not written");
  await emit(ctx, ctx.tx, paymentBegun(row.id, { provider, way }));
  return row;
}

/** The provider knows nothing of it: it never arrived, and can be made anew. Nothing where it was settled meanwhile. */
export const dropPayment = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, id: string) => {
    const { tx, now } = ctx;
    const given = { state: "canceled", lookAt: null, settledAt: now } as const;
    const [dropped] = await tx.update(payments).set(given).where(isWaiting(id)).returning();
    if (dropped) await emit(ctx, tx, paymentFollowed(id, { state: "canceled" }));
  },
});

/** Nobody could find out for a day: a key of the provider is no longer safe by then, so staff decide. */
export const doubtPayment = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, { id, payerId }: { id: string; payerId: string | null }) => {
    const { tx } = ctx;
    const given = { state: "unclear", lookAt: null } as const;
    const [doubted] = await tx.update(payments).set(given).where(isWaiting(id)).returning();
    if (doubted) await emit(ctx, tx, paymentUnclear(id, { why: "silence" }, { payerId }));
  },
});

/** Whoever asks a provider may be slower than its word. */
const isWaiting = (id: string) =>
  and(eq(payments.id, id), inArray(payments.state, [...WAITING_STATES]));
