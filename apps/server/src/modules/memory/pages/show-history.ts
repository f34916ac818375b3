import type { PageHistory } from "@riwaq/contracts/memory/pages";
import { dayOf } from "@riwaq/domain/memory/days";
import { and, desc, eq, isNull } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import type { PupilId } from "../../people/reach/pupils.ts";
import { linesOfRow, loadPlanningOf, todayOf } from "../plan/queries.ts";
import { sideOf } from "../reach/queries.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { presentState } from "./present-state.ts";

/** All that was heard and said of a page. */
export async function showHistory(
  { db, actor, clock }: Context,
  { id, page }: { id: string; page: number },
): Promise<PageHistory> {
  const now = clock.now();
  const { pupilId } = await sideOf(db, requireSignedIn(actor), { studentId: id, now });
  const { memories, plan, timeZone } = await loadPlanningOf(db, pupilId);
  const memory = memories.find((one) => one.page === page);
  const today = dayOf(todayOf(now, timeZone));
  return {
    page,
    state: memory ? presentState(memory, plan, today) : null,
    reviews: await findReviews(db, pupilId, page),
  };
}

const REVIEWS_MAX = 100;

async function findReviews(
  db: Database,
  pupilId: PupilId,
  page: number,
): Promise<PageHistory["reviews"]> {
  const rows = await db
    .select({ review: memoryReviews, byName: users.name })
    .from(memoryReviews)
    .leftJoin(users, eq(users.id, memoryReviews.byId))
    .where(
      and(
        eq(memoryReviews.studentId, pupilId),
        eq(memoryReviews.page, page),
        isNull(memoryReviews.voidedAt),
      ),
    )
    .orderBy(desc(memoryReviews.day), desc(memoryReviews.reviewedAt), desc(memoryReviews.id))
    .limit(REVIEWS_MAX);
  return rows.map(({ review, byName }) => ({
    id: review.id,
    day: review.day,
    source: review.source,
    by: review.by,
    by_name: byName ?? "",
    lines: linesOfRow(review),
    standing: review.standing,
    grade: review.grade,
    override: review.override,
    session_id: review.sessionId,
  }));
}
