import { sql } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import { databaseFault } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { takeMeetings } from "../meetings/states.ts";
import { sessions } from "../tables/sessions.ts";

const EXCLUSION = "23P01";

type Assigning = { ids: readonly string[]; teacherId: string; now: Date };

/**
 * The one writer of who teaches lessons that stand: all of them or none. Their people are locked. An hour that the teacher
 * has already: 409, and the transaction is lost. They count it as a change, and are held where that teacher meets.
 */
export async function assignTeacher(
  tx: Transaction,
  { ids, teacherId, now }: Assigning,
): Promise<void> {
  if (ids.length === 0) return;
  try {
    await tx
      .update(sessions)
      .set({ teacherId, sequence: sql`${sessions.sequence} + 1`, updatedAt: now })
      // One parameter, however many they are.
      .where(sql`${sessions.id} = any(${sql.param([...ids])}::uuid[])`);
  } catch (error) {
    if (databaseFault(error)?.code === EXCLUSION) throw refusal("conflict", "hour_taken");
    throw error;
  }
  await takeMeetings(tx, ids);
}
