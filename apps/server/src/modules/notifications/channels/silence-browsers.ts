import { and, eq, ne, notInArray, or, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { on } from "../../../platform/events/subscriber.ts";
import {
  deviceSignedOut,
  loggedIn,
  loggedOut,
  othersSignedOut,
  passwordChanged,
  signInEnded,
  signInsEnded,
} from "../../identity/events.ts";
import { signIns } from "../../identity/tables/sign-ins.ts";
import { pushSubscriptions } from "../tables/push-subscriptions.ts";

/** Whoever ends sign-ins wants those browsers to show nothing more. Told before they end: then nobody knows which browser it was. */
export const silenceBrowsers = [
  on(loggedOut, (_, tx, { aside }) => silence(tx, aside.signInId)),
  on(deviceSignedOut, (_, tx, { aside }) => silence(tx, aside.signInId)),
  on(signInEnded, async (_, tx, { aside }) => {
    if (aside.signInId !== null) await silence(tx, aside.signInId);
  }),
  on(signInsEnded, (_, tx, { subject, aside }) => silenceOthers(tx, subject.id, aside.keptToken)),
  on(othersSignedOut, (_, tx, { subject, aside }) =>
    silenceOthers(tx, subject.id, aside.keptToken),
  ),
  on(passwordChanged, (_, tx, { subject, aside }) =>
    silenceOthers(tx, subject.id, aside.keptToken),
  ),

  // A browser that signs in anew goes on showing what it showed the same person, and nothing of anybody else.
  on(loggedIn, async (_, tx, { subject, aside: { signInId, endedId } }) => {
    if (endedId === null) return;
    const isItsOwn = eq(pushSubscriptions.signInId, endedId);
    await tx
      .delete(pushSubscriptions)
      .where(and(isItsOwn, ne(pushSubscriptions.userId, subject.id)));
    await tx.update(pushSubscriptions).set({ signInId }).where(isItsOwn);
  }),
];

async function silence(tx: Transaction, signInId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.signInId, signInId));
}

/** All of a person but the one that is kept, if one is. */
async function silenceOthers(
  tx: Transaction,
  userId: string,
  keptToken: string | undefined,
): Promise<void> {
  const kept = tx
    .select({ id: signIns.id })
    .from(signIns)
    .where(eq(signIns.token, keptToken ?? ""));
  const isOther = or(
    isNull(pushSubscriptions.signInId),
    notInArray(pushSubscriptions.signInId, kept),
  );
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), isOther));
}
