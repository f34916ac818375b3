import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { notify } from "../../notifications/notifications/notify.ts";

/** Whoever did not do it themselves must know at once. */
export async function tellTwoStep(
  ctx: Pick<Context, "clock" | "config">,
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
