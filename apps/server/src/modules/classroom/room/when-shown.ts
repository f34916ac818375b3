import { eq } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { rooms } from "../tables/rooms.ts";
import { BEGINNING } from "./queries.ts";

/** From when on a family sees what is marked in a lesson now: at once, or from its end on, as its teacher has chosen. */
export async function whenShown(
  tx: Transaction,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<Date> {
  // Kept until the mark is made: else it could wait although the teacher has just shown all that waited.
  const [room] = await tx
    .select({ view: rooms.view })
    .from(rooms)
    .where(eq(rooms.sessionId, sessionId))
    .for("share");
  const { are_marks_shown: isAtOnce } = room?.view ?? BEGINNING;
  if (isAtOnce) return now;
  const [lesson] = await tx
    .select({ endsAt: sessions.endsAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return lesson && lesson.endsAt > now ? lesson.endsAt : now;
}
