import type { BillingValues } from "@riwaq/domain/billing/values";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, eq, inArray, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { charges } from "../tables/charges.ts";
import { unpaidLessons } from "../tables/unpaid-lessons.ts";

type Asked = { ids: readonly string[]; values: Pick<BillingValues, "keepDays"> };

/** Of these subscriptions those with lessons that come back once they are paid for, and until when. */
export async function findUnpaid(db: Database, { ids, values }: Asked) {
  const rows = await db
    .select({
      id: unpaidLessons.subscriptionId,
      lessons: sql<number>`count(*) filter (where ${unpaidLessons.state} = 'kept')::int`,
      sinceMs: sql<number>`(extract(epoch from min(${unpaidLessons.cancelledAt})) * 1000)::float8`,
    })
    .from(unpaidLessons)
    .innerJoin(charges, eq(charges.id, unpaidLessons.chargeId))
    .where(and(inArray(unpaidLessons.subscriptionId, [...ids]), eq(charges.state, "due")))
    .groupBy(unpaidLessons.subscriptionId);
  return new Map(
    rows
      .filter(({ lessons }) => lessons > 0)
      .map(({ id, lessons, sinceMs }) => {
        const until = new Date(sinceMs + values.keepDays * DAY_MS);
        return [id, { lessons, kept_until: until.toISOString() }];
      }),
  );
}
