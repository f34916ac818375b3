import type { MessageKey } from "@riwaq/contracts/messages";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type Pair, faultOfPair, findPair, isDecidedByTeacher } from "./policy.ts";

type Found = {
  side: "family" | "teacher";
  fault: MessageKey | null;
  isTaught: boolean;
  teacherZone: string;
};

/** How the two stand to each other, for an actor who has this pupil in reach: not found otherwise. */
export async function findStanding(db: Database, actor: SignedIn, pair: Pair): Promise<Found> {
  const facts = await findPair(db, actor, pair);
  const { by, isTaught, teacherZone } = facts;
  const side = isDecidedByTeacher(by) ? "teacher" : "family";
  return { side, fault: faultOfPair(actor, facts, pair.now), isTaught, teacherZone };
}

/** The reason as a message, for showing it before anything is asked; null if the actor may book. */
export async function findBookingFault(
  db: Database,
  actor: SignedIn,
  pair: Pair,
): Promise<MessageKey | null> {
  return (await findStanding(db, actor, pair)).fault;
}
