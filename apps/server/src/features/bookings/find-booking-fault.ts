import type { MessageKey } from "@riwaq/contracts/messages";

import type { SignedIn } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { type Pair, faultOfPair, findPair } from "./policy.ts";

/** The reason as a message, for showing it before anything is asked; null if the actor may book. */
export async function findBookingFault(
  db: Database,
  actor: SignedIn,
  pair: Pair,
): Promise<MessageKey | null> {
  return faultOfPair(actor, await findPair(db, actor, pair), pair.now);
}
