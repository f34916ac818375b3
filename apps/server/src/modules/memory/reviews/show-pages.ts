import type { HeatMap, PageHistory, PageState, TodayOfPupil } from "@riwaq/contracts/memory/pages";
import { type Day, dateOf, dayOf } from "@riwaq/domain/memory/days";
import { isWhole, linesIn } from "@riwaq/domain/memory/lines";
import { nextPortion } from "@riwaq/domain/memory/next-portion";
import { type PageMemory, dueDay, isOldOn, strengthOn } from "@riwaq/domain/memory/page-memory";
import type { Plan } from "@riwaq/domain/memory/plan";
import { and, desc, eq, isNull } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { findWeakWords } from "../../learning/marks/queries.ts";
import type { PupilId } from "../../people/reach/pupils.ts";
import { loadEvenings } from "../evenings/load-evenings.ts";
import { requireSide, sideOf } from "../plan/policy.ts";
import { findGiven, linesOfRow, loadPlanningOf, todayOf } from "../plan/queries.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";

/** How firmly each page is held today. */
export async function showHeatMap(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<HeatMap> {
  const now = clock.now();
  const { pupilId } = await sideOf(db, requireSignedIn(actor), { studentId: id, now });
  const { memories, plan, timeZone } = await loadPlanningOf(db, pupilId);
  const today = todayOf(now, timeZone);
  return { today, pages: memories.map((memory) => presentState(memory, plan, dayOf(today))) };
}

export function presentState(memory: PageMemory, plan: Plan, day: Day): PageState {
  const { page, known, learned, lastDay, heardDay } = memory;
  const stage = learned === null ? "learning" : isOldOn(memory, day, plan) ? "old" : "recent";
  return {
    page,
    stage,
    lines: isWhole(known, page) ? null : linesIn(known, page),
    strength: strengthOn(memory, day),
    last_day: dateOf(lastDay),
    heard_day: heardDay === null ? null : dateOf(heardDay),
    due_day: dateOf(dueDay(memory, plan.cycleDays)),
  };
}

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

const WEAKEST_SHOWN = 6;
const OFTEN = 3;

/** What a teacher needs before a lesson and in it. */
export async function showToday(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<TodayOfPupil> {
  const now = clock.now();
  const asked = { studentId: id, now, sides: ["teacher", "staff"] } as const;
  const { pupilId } = await requireSide(db, requireSignedIn(actor), asked);
  const planning = await loadPlanningOf(db, pupilId);
  const { memories, plan, name } = planning;
  const today = todayOf(now, planning.timeZone);
  const [evening] = await loadEvenings(db, { planning, today, days: 1, reader: "others", now });
  if (!evening) throw new Error("A day has its evening");
  const day = dayOf(today);
  const weakest = memories
    .filter(({ learned }) => learned !== null)
    .map((memory) => presentState(memory, plan, day))
    .toSorted((one, other) => one.strength - other.strength || one.page - other.page)
    .slice(0, WEAKEST_SHOWN);
  const words = await findWeakWords(db, pupilId, now);
  return {
    student_id: pupilId,
    name,
    evening,
    weakest,
    marked_thrice: words.filter(({ count }) => count >= OFTEN),
    proposed: nextPortion(await findGiven(db, pupilId), memories),
  };
}
