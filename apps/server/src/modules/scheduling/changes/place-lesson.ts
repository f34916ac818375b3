import { eq, sql } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import { databaseFault } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { sessions } from "../tables/sessions.ts";

const EXCLUSION = "23P01";

type Hours = Pick<typeof sessions.$inferInsert, "startsAt" | "endsAt"> &
  Partial<Pick<typeof sessions.$inferInsert, "status" | "cancelledBy" | "cancelledAt">> & {
    isShifted: boolean;
  };

type Placing = { id: string; hours: Hours; ifTaken: "hour_taken" | "undo_taken"; now: Date };

/** Puts a lesson at an hour; its meeting is moved there by the job. An hour that somebody has: 409. */
export async function placeLesson(tx: Transaction, placing: Placing): Promise<void> {
  const { id, hours, ifTaken, now } = placing;
  try {
    await tx
      .update(sessions)
      .set({
        ...hours,
        sequence: sql`${sessions.sequence} + 1`,
        meetingState: sql`case when ${sessions.meetingProvider} = 'own' then ${sessions.meetingState}
          when ${sessions.meetingId} is null then 'wanted' else 'stale' end`,
        meetingAttempts: 0,
        meetingRetryAt: null,
        placedAt: now,
        updatedAt: now,
      })
      .where(eq(sessions.id, id));
  } catch (error) {
    if (databaseFault(error)?.code === EXCLUSION) throw refusal("conflict", ifTaken);
    throw error;
  }
}
