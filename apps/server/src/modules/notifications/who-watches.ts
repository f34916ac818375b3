/** On whose screens something changed: of an event its topics, and the people of a lesson or a pupil. */
import type { Topic } from "@riwaq/contracts/notifications/topics";
import { sql, type SQL } from "drizzle-orm";

import { announceChange } from "../../platform/bus/announce-news.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { Event } from "../../platform/events/define-event.ts";
import { type Maker, type Subscriber, on } from "../../platform/events/subscriber.ts";
import { parentsOf } from "../people/reach/family.ts";

/** Of these events the topics, on the screens of those whom `whose` finds. */
export function changing<Aside>(
  topics: readonly Topic[],
  made: ReadonlyArray<Maker<object, Aside>>,
  whose: (tx: Transaction, event: Event<object, Aside>) => Promise<string[]>,
): Subscriber[] {
  return made.map((one) =>
    on(one, async (_, tx, event) => announceChange(tx, await whose(tx, event), topics)),
  );
}

export async function findIds(db: Database, query: SQL): Promise<string[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Array<{ id: string }> };
  return rows.map(({ id }) => id);
}

/** The teachers, the pupils and their parents. */
export const ofLessons = (tx: Transaction, sessionIds: readonly string[]) =>
  findIds(
    tx,
    sql`with given as (select unnest(${sql.param([...sessionIds])}::uuid[]) as id), taught as (
      select student_id from session_students where session_id in (select id from given))
    select teacher_id as id from sessions where id in (select id from given)
    union select student_id from taught
    union select parent.id from taught, lateral ${parentsOf(sql`taught.student_id`)} as parent (id)`,
  );

/** Pupils and their parents. */
export const families = (tx: Transaction, studentIds: readonly string[]) =>
  findIds(
    tx,
    sql`with given as (select unnest(${sql.param([...studentIds])}::uuid[]) as id)
    select id from given
    union select parent.id from given, lateral ${parentsOf(sql`given.id`)} as parent (id)`,
  );
