import { eq } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { rooms } from "../tables/rooms.ts";
import { BEGINNING } from "./queries.ts";

/** The room of a lesson, made with the first who comes; nobody else changes it until the transaction ends. */
export async function lockRoom(tx: Transaction, sessionId: string, now: Date) {
  await tx
    .insert(rooms)
    .values({ sessionId, view: BEGINNING, openedAt: now })
    .onConflictDoNothing();
  const [room] = await tx.select().from(rooms).where(eq(rooms.sessionId, sessionId)).for("update");
  if (!room) throw new Error("a room that was just made is gone");
  return room;
}
