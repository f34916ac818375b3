import { and, eq, ne } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { nameDevice } from "../sign-in/name-device.ts";
import { knownDevices } from "../tables/known-devices.ts";

type SignedInBy = { userId: string; userAgent: string | undefined; now: Date };

/**
 * The name of a kind of browser that has not signed in to the account before; null where it has, or is the very first
 * one. Versions do not count: they change by themselves.
 */
export async function noteDevice(
  tx: Transaction,
  { userId, userAgent, now }: SignedInBy,
): Promise<string | null> {
  const { browser, system } = nameDevice(userAgent ?? null);
  const device = [browser, system].filter((name) => name !== null).join(", ") || "?";
  const noted = await tx
    .insert(knownDevices)
    .values({ userId, device, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (noted.length === 0) return null;
  const others = and(eq(knownDevices.userId, userId), ne(knownDevices.device, device));
  return (await tx.$count(knownDevices, others)) === 0 ? null : device;
}
