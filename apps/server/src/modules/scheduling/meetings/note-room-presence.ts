import type { LessonSide } from "@riwaq/domain/scheduling/outcomes/outcome";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { presenceNoted } from "../events.ts";
import { noteMark } from "../sessions/note-mark.ts";

type RoomPresence = {
  sessionId: string;
  userId: string;
  side: LessonSide;
  kind: "came" | "left";
  /** The seat: who comes back by another page has another one. */
  connection: string;
  at: Date;
};

/**
 * Who came into our own room of a lesson or left it, in the transaction that seats them. A pupil who comes first waits:
 * the lesson begins with its teacher.
 */
export async function noteRoomPresence(
  ctx: Emitting,
  tx: Transaction,
  { side, kind, ...presence }: RoomPresence,
): Promise<void> {
  const mark = { ...presence, side, kind, isWaiting: side === "pupil" };
  await noteMark(tx, mark, ctx.clock.now());
  await emit(ctx, tx, presenceNoted(presence.sessionId, { side, kind }));
}
