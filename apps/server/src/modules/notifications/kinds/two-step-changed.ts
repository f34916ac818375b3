import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, on } from "../../../platform/events/subscriber.ts";
import { twoStepTurnedOff, twoStepTurnedOn } from "../../identity/events.ts";
import { notify } from "../notifications/notify.ts";

/** Whoever did not do it themselves must know at once. */
async function tell(
  ctx: Emitting,
  tx: Transaction,
  { userId, state }: { userId: string; state: "on" | "off" },
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await notify(ctx, tx, [
    {
      userId,
      event: "two-step-changed",
      key: `two-step-changed:${state}:${at}`,
      params: { at, state },
      path: "/profile?tab=security",
    },
  ]);
}

export const twoStepChanged = [
  on(twoStepTurnedOn, (ctx, tx, { subject }) => tell(ctx, tx, { userId: subject.id, state: "on" })),
  on(twoStepTurnedOff, (ctx, tx, { subject }) =>
    tell(ctx, tx, { userId: subject.id, state: "off" }),
  ),
];
