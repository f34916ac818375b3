import { RENEWAL_LEAD_DAYS, RENEWAL_NOTICE_DAYS } from "@riwaq/domain/billing/renewal";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { type Coverage, findCoverage, isToBeUsed } from "../subscriptions/find-coverage.ts";

/** Asked for once it is looked at: what is read long before is done by others meanwhile. */
export const BATCH = 50;

/** Some of the subscriptions, by their ids. */
type Range = { after: string; upTo: string };

/**
 * The next active subscriptions, by their ids, that may have to be told of a renewal or be asked for it: their period ends
 * soon, or what is left does not reach the lessons until then; and the next period was not asked for. All others, nearly all
 * at any time, are passed over by what is cheap to know of them.
 */
export async function findNear(
  db: Database,
  { after, upTo }: Range,
  now: Date,
): Promise<Coverage[]> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const held = await findCoverage(
    db,
    sql`held.id in (select held.id from subscriptions held
      cross join lateral (select coalesce(max(one.number), 0) + 1 as next, max(one.ends_at) as ends_at,
          coalesce(sum(one.minutes - one.used_minutes) filter (where one.closed_at is null), 0) as minutes
        from periods one where one.subscription_id = held.id) lot
      cross join lateral (select case when held.noticed_number = lot.next then ${inDays(RENEWAL_LEAD_DAYS)}::timestamptz
        else ${inDays(RENEWAL_NOTICE_DAYS)}::timestamptz end as until) near
      where held.state = 'active' and held.id > ${after} and held.id <= ${upTo}
        and (lot.ends_at <= near.until or lot.minutes < (
          select coalesce(sum(extract(epoch from place.ends_at - place.starts_at) / 60), 0)
          from session_students place join sessions lesson on lesson.id = place.session_id
          where ${isToBeUsed} and place.starts_at <= near.until))
        and not exists (select from charges asked where asked.key = 'renew:' || held.id || ':' || lot.next)
      order by held.id limit ${BATCH})`,
    now,
  );
  return held.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
