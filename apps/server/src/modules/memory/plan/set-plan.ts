import type { MemoryPlan } from "@riwaq/contracts/memory/plan";

import { command, byConfirmed } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { planAnew } from "../evenings/plan-anew.ts";
import { memoryPlanSet } from "../events.ts";
import { TEACHING, requireSide } from "../reach/queries.ts";
import { recountPages } from "../reviews/recount-pages.ts";
import { memoryPlans } from "../tables/memory-plans.ts";

type Input = { studentId: string; plan: MemoryPlan };

/** How much and how the pupil practises, from today on. */
export const setPlan = command({
  by: byConfirmed,
  lock: (tx, { actor, now }, { studentId }: Input) =>
    requireSide(tx, actor, { studentId, now, sides: TEACHING }),
  run: async (ctx, { studentId, plan }): Promise<void> => {
    const { tx, actor, now } = ctx;
    const values = {
      minutes: plan.minutes,
      pages: plan.pages,
      cycleDays: plan.cycle_days,
      recentDays: plan.recent_days,
      daysOff: plan.days_off.toSorted((one, other) => one - other),
      mode: plan.mode,
      modeUntil: plan.mode === "usual" ? null : plan.mode_until,
      examFirst: plan.exam_pages?.first ?? null,
      examLast: plan.exam_pages?.last ?? null,
      setById: actor.id,
      setAt: now,
    };
    await tx
      .insert(memoryPlans)
      .values({ studentId, ...values })
      .onConflictDoUpdate({ target: memoryPlans.studentId, set: values });
    // For how long a page is recent decides when it may be graded as an old one.
    await recountPages(tx, { studentId, pages: "all" });
    await planAnew(tx, { studentId, now });
    await emit(ctx, tx, memoryPlanSet(studentId, { mode: plan.mode }));
  },
});
