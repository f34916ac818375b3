import { and, eq, gt, isNull, lte, max, or } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { discounts } from "../tables/discounts.ts";

/** The largest that a learner has at an instant, in hundredths of a percent; they do not add up. */
export async function findDiscount(db: Database, studentId: string, at: Date): Promise<number> {
  const [row] = await db
    .select({ points: max(discounts.basisPoints) })
    .from(discounts)
    .where(
      and(
        eq(discounts.studentId, studentId),
        lte(discounts.startsAt, at),
        or(isNull(discounts.endsAt), gt(discounts.endsAt, at)),
      ),
    );
  return row?.points ?? 0;
}
