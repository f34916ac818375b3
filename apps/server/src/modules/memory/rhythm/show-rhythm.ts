import { RHYTHM_WEEKS, type Rhythm } from "@riwaq/contracts/memory/rhythm";
import { dateOf, dayOf } from "@riwaq/domain/memory/days";
import { firstDayOf, rhythmOf } from "@riwaq/domain/memory/rhythm";
import type { ReviewSource } from "@riwaq/domain/memory/sources";
import { and, eq, gte, inArray, isNull } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { loadPlanningOf, todayOf } from "../plan/queries.ts";
import { sideOf } from "../reach/queries.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";

const AT_HOME: ReviewSource[] = ["evening", "homework"];

/** Counted from the reviews themselves, on the pupil's calendar. */
export async function showRhythm(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<Rhythm> {
  const now = clock.now();
  const { pupilId } = await sideOf(db, requireSignedIn(actor), { studentId: id, now });
  const { timeZone } = await loadPlanningOf(db, pupilId);
  const today = dayOf(todayOf(now, timeZone));
  const rows = await db
    .selectDistinct({ day: memoryReviews.day })
    .from(memoryReviews)
    .where(
      and(
        eq(memoryReviews.studentId, pupilId),
        gte(memoryReviews.day, dateOf(firstDayOf(RHYTHM_WEEKS, today))),
        inArray(memoryReviews.source, AT_HOME),
        isNull(memoryReviews.voidedAt),
      ),
    );
  const days = rows.map(({ day }) => dayOf(day));
  const weeks = rhythmOf(days, RHYTHM_WEEKS, today);
  return { weeks: weeks.map(({ week, evenings }) => ({ week: dateOf(week), evenings })) };
}
