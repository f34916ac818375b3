import { EVENINGS_AHEAD, type Memory, type MemoryPlan } from "@riwaq/contracts/memory/plan";
import { caughtUpOn, overdue } from "@riwaq/domain/memory/catch-up";
import { dateOf, dayOf } from "@riwaq/domain/memory/days";
import { isOldOn } from "@riwaq/domain/memory/page-memory";
import { type Plan, type PlanInput, planDay } from "@riwaq/domain/memory/plan";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { type Planning, linesOfRow, loadPlanningOf, todayOf } from "../plan/queries.ts";
import { sideOf } from "../reach/queries.ts";
import { loadEvenings } from "./load-evenings.ts";

/** What a pupil holds and recites, today and on the coming days. */
export async function showMemory(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<Memory> {
  const now = clock.now();
  const { side, pupilId } = await sideOf(db, requireSignedIn(actor), { studentId: id, now });
  const planning = await loadPlanningOf(db, pupilId);
  const today = todayOf(now, planning.timeZone);
  const reader = side === "pupil" || side === "parent" ? "family" : "others";
  const asked = { planning, today, days: EVENINGS_AHEAD, reader, now } as const;
  const input = { ...planning, day: dayOf(today) };
  const { cycleDays } = planDay(input);
  const caughtUp = caughtUpOn(input, cycleDays);
  return {
    student_id: pupilId,
    name: planning.name,
    side,
    today,
    time_zone: planning.timeZone,
    plan: presentPlan(planning.plan),
    is_set: planning.isSet,
    portion: await presentGiven(db, planning),
    pages: countPages(input),
    cycle_days: cycleDays,
    overdue: overdue(input, cycleDays),
    caught_up_on: caughtUp === null ? null : dateOf(caughtUp),
    evenings: await loadEvenings(db, asked),
  };
}

function countPages({ memories, day, plan }: PlanInput): Memory["pages"] {
  const learnt = memories.filter(({ learned }) => learned !== null);
  const old = learnt.filter((memory) => isOldOn(memory, day, plan)).length;
  return { learning: memories.length - learnt.length, recent: learnt.length - old, old };
}

function presentPlan(plan: Plan): MemoryPlan {
  return {
    minutes: plan.minutes,
    pages: plan.pages,
    cycle_days: plan.cycleDays,
    recent_days: plan.recentDays,
    days_off: [...plan.daysOff],
    mode: plan.mode,
    mode_until: plan.modeUntil === null ? null : dateOf(plan.modeUntil),
    exam_pages: plan.examPages,
  };
}

async function presentGiven(db: Database, { given }: Planning): Promise<Memory["portion"]> {
  if (!given) return null;
  const [by] = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, given.givenById));
  return {
    page: given.page,
    lines: linesOfRow(given),
    given_at: given.givenAt.toISOString(),
    by: by?.name ?? "",
  };
}
