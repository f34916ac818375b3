import { sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { dropMeetings } from "../meetings/states.ts";
import { sessions } from "../tables/sessions.ts";

type Cancelling = {
  ids: readonly string[];
  by: "family" | "teacher" | "staff" | "holiday";
  now: Date;
};

/** Frees the hours, whoever cancels and why; a meeting that a provider made is removed by the job. */
export async function cancelLessons(tx: Transaction, { ids, by, now }: Cancelling): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(sessions)
    .set({
      status: "Cancelled",
      cancelledBy: by,
      cancelledAt: now,
      sequence: sql`${sessions.sequence} + 1`,
      updatedAt: now,
    })
    // One parameter, however many they are: a holiday cancels more than a statement has room for.
    .where(sql`${sessions.id} = any(${sql.param([...ids])}::uuid[])`);
  await dropMeetings(tx, ids);
}
