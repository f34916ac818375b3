import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { notify } from "../../notifications/notifications/notify.ts";

/** Whoever did not do it themselves must know at once. */
export async function tellPasswordChanged(
  ctx: Pick<Context, "clock" | "config">,
  tx: Database,
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
