import { eq, sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { parentsOf } from "../../people/reach/family.ts";
import { skipNotices } from "../tables/skip-notices.ts";
import type { Extension } from "./judge-extensions.ts";

/**
 * Notes for everyone concerned, the teacher and the family, which lessons of their series could not be placed; they are
 * told later, all in one mail. A holiday is told by itself.
 */
export async function noteSkips(tx: Transaction, extensions: readonly Extension[]): Promise<void> {
  const skips = extensions.flatMap(({ row, lessons }) =>
    lessons
      .filter(({ isBooked, state }) => !isBooked && state !== "holiday")
      .map(({ startsAtMs, endsAtMs, state }) => ({
        series_id: row.id,
        starts_at: new Date(startsAtMs),
        ends_at: new Date(endsAtMs),
        state,
      })),
  );
  if (skips.length === 0) return;
  // One parameter, however many they are.
  await tx.execute(sql`insert into skip_notices (user_id, series_id, starts_at, ends_at, state)
    select person.id, skip.series_id, skip.starts_at, skip.ends_at, skip.state
    from jsonb_to_recordset(${JSON.stringify(skips)}::jsonb)
      as skip(series_id uuid, starts_at timestamptz, ends_at timestamptz, state text)
    join series s on s.id = skip.series_id
    cross join lateral (
      select s.teacher_id
      union select taught.student_id from series_students taught where taught.series_id = s.id
      union select parent.id from series_students taught,
        lateral ${parentsOf(sql`taught.student_id`)} as parent (id) where taught.series_id = s.id
    ) person(id)
    on conflict do nothing`);
}

/** What a person was still to be told of; whoever takes it tells it in the same transaction. */
export async function takeSkips(tx: Transaction, userId: string) {
  return tx.delete(skipNotices).where(eq(skipNotices.userId, userId)).returning();
}
