import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { notify } from "../../notifications/notifications/notify.ts";

/** Whoever did not do it themselves must know at once. */
export async function tellTwoStep(
  ctx: Pick<Context, "clock" | "config">,
  tx: Database,
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
