import { and, eq, ne } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { nameDevice } from "../sign-in/name-device.ts";
import { knownDevices } from "../tables/known-devices.ts";

type SignedInBy = { userId: string; userAgent: string | undefined };

/**
 * A person is told of the first sign-in from a kind of browser that has not signed in to the account before; not of the
 * very first one. Versions do not count: they change by themselves.
 */
export async function noteDevice(
  ctx: Pick<Context, "clock" | "config">,
  tx: Transaction,
  { userId, userAgent }: SignedInBy,
): Promise<void> {
  const { browser, system } = nameDevice(userAgent ?? null);
  const device = [browser, system].filter((name) => name !== null).join(", ") || "?";
  const now = ctx.clock.now();
  const noted = await tx
    .insert(knownDevices)
    .values({ userId, device, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (noted.length === 0) return;
  const others = and(eq(knownDevices.userId, userId), ne(knownDevices.device, device));
  if ((await tx.$count(knownDevices, others)) === 0) return;
  const at = now.toISOString();
  await notify(ctx, tx, [
    {
      userId,
      event: "new-sign-in",
      key: `new-sign-in:${device}:${at}`,
      params: { device, at },
      path: "/profile?tab=security",
    },
  ]);
}
