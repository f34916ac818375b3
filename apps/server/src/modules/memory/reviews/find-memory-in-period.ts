import { groupBy } from "@riwaq/domain/group-by";
import { dayOf } from "@riwaq/domain/memory/days";
import { type MemoryInPeriod, memoryInPeriod } from "@riwaq/domain/memory/period";
import { and, eq, isNull, lte } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { PupilId } from "../../people/reach/pupils.ts";
import { loadPlanningOf } from "../plan/queries.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { reviewOf } from "./recount-pages.ts";

/** What a pupil's reviews of some days come to; null where there has never been any. */
export async function findMemoryInPeriod(
  db: Database,
  pupilId: PupilId,
  { start, end }: { start: string; end: string },
): Promise<MemoryInPeriod | null> {
  const rows = await db
    .select()
    .from(memoryReviews)
    .where(
      and(
        eq(memoryReviews.studentId, pupilId),
        isNull(memoryReviews.voidedAt),
        lte(memoryReviews.day, end),
      ),
    );
  if (rows.length === 0) return null;
  const { plan } = await loadPlanningOf(db, pupilId);
  const pages = [...groupBy(rows, ({ page }) => page)].map(([page, all]) => ({
    page,
    reviews: all.map((row) => ({ source: row.source, review: reviewOf(row) })),
  }));
  return memoryInPeriod(pages, { from: dayOf(start), until: dayOf(end) }, plan);
}
