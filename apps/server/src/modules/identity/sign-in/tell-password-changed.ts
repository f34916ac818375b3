import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { notify } from "../../notifications/notifications/notify.ts";

/** Whoever did not do it themselves must know at once. */
export async function tellPasswordChanged(
  ctx: Pick<Context, "clock" | "config">,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await notify(ctx, tx, [
    {
      userId,
      event: "password-changed",
      key: `password-changed:${at}`,
      params: { at },
      path: "/profile?tab=security",
    },
  ]);
}
