import { eq } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { findView } from "./queries.ts";

/** From when on a family sees what is marked in a lesson now: at once, or from its end on, as its teacher has chosen. */
export async function whenShown(
  tx: Transaction,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<Date> {
  const { are_marks_shown: isAtOnce } = await findView(tx, sessionId);
  if (isAtOnce) return now;
  const [lesson] = await tx
    .select({ endsAt: sessions.endsAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return lesson && lesson.endsAt > now ? lesson.endsAt : now;
}
