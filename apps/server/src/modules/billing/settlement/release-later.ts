import { sql } from "drizzle-orm";

import { rowsOf } from "../../../platform/db/table-names.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { settleLessons } from "./settle-lessons.ts";

type Ended = { subscriptionId: string; from: Date };

/** What lessons after the end of a contract have used is there again: nobody knew of the end when they were given. */
export async function releaseLater(tx: Transaction, released: Ended, now: Date): Promise<void> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select distinct used.session_id as id from lesson_uses used
      join sessions lesson on lesson.id = used.session_id
      where used.subscription_id = ${released.subscriptionId}
        and lesson.starts_at >= ${released.from.toISOString()}`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await settleLessons(tx, ids, now, { released });
}
