/** Who may say what a lesson was. */
import { isTeacherAway, type OutcomeKind } from "@riwaq/domain/scheduling/outcomes/outcome";
import { nextStatuses } from "@riwaq/domain/scheduling/sessions/transitions";

import type { Lesson } from "./load-lesson.ts";

/** The outcomes that the actor may write now. A teacher who was absent by what is on record does not take that back. */
export function outcomesFor(
  lesson: Lesson,
  said: OutcomeKind | undefined,
  now: Date,
): Array<"Completed" | "Missed"> {
  const { side, status } = lesson;
  if (side === "family") return [];
  if (side === "teacher" && status === "Missed" && said && isTeacherAway(said)) return [];
  const next = nextStatuses({
    from: status,
    by: side,
    startsAtMs: lesson.startsAt.getTime(),
    endsAtMs: lesson.endsAt.getTime(),
    nowMs: now.getTime(),
  });
  const outcomes = next.filter((to) => to === "Completed" || to === "Missed");
  // Who was absent is corrected as long as the outcome is.
  const isSame = status === "Missed" && outcomes.length > 0;
  return isSame ? [...outcomes, status] : outcomes;
}
