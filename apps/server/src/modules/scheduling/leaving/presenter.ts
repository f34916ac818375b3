import type { LeavingPreview } from "@riwaq/contracts/scheduling/leaving";

import type { EndedLesson, LeavingPlan } from "./plan-leaving.ts";

export function presentLeaving(plan: LeavingPlan): LeavingPreview {
  return {
    stops_on: plan.leaving.earliestOn,
    lessons: plan.ended.map(presentEnded),
    shared_lessons: plan.shared.length,
    make_ups_owed: plan.makeUpsOwed,
    teacher_zone: plan.teacherZone,
  };
}

function presentEnded({ session, isWithinNotice, decision }: EndedLesson) {
  return {
    session_id: session.id,
    starts_at: session.startsAt.toISOString(),
    ends_at: session.endsAt.toISOString(),
    is_within_notice: isWithinNotice,
    outcome: decision.outcome === "counts_as_taken" ? decision.outcome : ("free" as const),
    make_up: decision.makeUp === "granted" ? decision.makeUp : ("none" as const),
  };
}
