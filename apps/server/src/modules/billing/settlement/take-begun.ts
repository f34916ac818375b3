import { sql } from "drizzle-orm";

import { rowsOf } from "../../../platform/db/table-names.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { subscriptions } from "../tables/subscriptions.ts";
import { settleLessons } from "./settle-lessons.ts";

type Held = Pick<typeof subscriptions.$inferSelect, "studentId" | "startedAt">;

/**
 * Lessons that have begun, and of which nobody has said yet how they went, take their minutes before what is left goes
 * back. Whatever is said later settles them as ever: what they did not use comes back then.
 */
export async function takeBegun(tx: Transaction, held: Held, now: Date): Promise<void> {
  if (!held.startedAt) return;
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select place.session_id as id from session_students place
      where place.student_id = ${held.studentId} and place.status <> 'Cancelled'
        and place.starts_at >= ${held.startedAt.toISOString()} and place.starts_at <= ${now.toISOString()}
        and not exists (select from lesson_outcomes said where said.session_id = place.session_id)
        and not exists (select from lesson_uses used where used.session_id = place.session_id
          and used.student_id = place.student_id)
      order by place.starts_at`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await settleLessons(tx, ids, now, { isForecast: true });
}
