import { and, eq, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { subscriptions } from "../tables/subscriptions.ts";

/** This payer's, as it is until the transaction ends; whoever it does not belong to is told that there is none. */
export async function lockOwn(tx: Transaction, id: string, payerId: string) {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.payerId, payerId)))
    .for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** Nobody settles, renews or leaves it until the transaction ends. */
export async function lockSubscription(tx: Transaction, id: string): Promise<void> {
  await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
    .for("update");
}

/** People are locked before subscriptions, as bookings do. */
export async function findOwn(
  db: Database,
  id: string,
  payerId: string,
): Promise<typeof subscriptions.$inferSelect> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.payerId, payerId)));
  if (!row) throw new AppError("not_found");
  return row;
}

/** Whoever teaches the pupil now, or will. */
export async function findTeachers(
  tx: Transaction,
  studentId: string,
  now: Date,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select agreement.teacher_id as id from agreements agreement
        where agreement.student_id = ${studentId} and agreement.ended_at is null
      union select lesson.teacher_id from session_students place
        join sessions lesson on lesson.id = place.session_id
        where place.student_id = ${studentId} and place.status <> 'Cancelled' and place.ends_at > ${now.toISOString()}`,
  );
  return rows.map(({ id }) => id);
}
