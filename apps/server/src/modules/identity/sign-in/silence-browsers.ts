import { type SQL, and, eq, inArray, ne, notExists } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { pushSubscriptions } from "../../notifications/tables/push-subscriptions.ts";
import { signIns } from "../tables/sign-ins.ts";

/** Whoever ends sign-ins wants those browsers to show nothing more: all of a person but the one that is kept, if one is. */
export async function silenceOthers(
  tx: Transaction,
  userId: string,
  keptToken: string | undefined,
): Promise<void> {
  const kept = tx
    .select({ id: signIns.id })
    .from(signIns)
    .where(and(eq(signIns.id, pushSubscriptions.signInId), eq(signIns.token, keptToken ?? "")));
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notExists(kept)));
}

/** Before the sign-in is ended: then nobody knows any more which browser it was. */
export async function silenceSignIn(tx: Transaction, token: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(isOf(tx, token));
}

/** A browser that signs in anew goes on showing what it showed the same person, and nothing of anybody else. */
export async function handOverBrowser(
  tx: Transaction,
  token: string,
  to: { signInId: string; userId: string },
): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(isOf(tx, token), ne(pushSubscriptions.userId, to.userId)));
  await tx.update(pushSubscriptions).set({ signInId: to.signInId }).where(isOf(tx, token));
}

function isOf(tx: Transaction, token: string): SQL {
  const own = tx.select({ id: signIns.id }).from(signIns).where(eq(signIns.token, token));
  return inArray(pushSubscriptions.signInId, own);
}
