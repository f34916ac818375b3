/** Who may say what a lesson was. */
import { nextStatuses } from "@riwaq/domain/scheduling/sessions/transitions";

import type { Lesson } from "./load-lesson.ts";

export function isTeacherAway(absent: Lesson["absent"]): boolean {
  return absent === "teacher" || absent === "both";
}

/** The outcomes that the actor may write now. A teacher who was absent by what is on record does not take that back. */
export function outcomesFor(lesson: Lesson, now: Date): Array<"Completed" | "Missed"> {
  const { side, status, absent } = lesson;
  if (side === "family") return [];
  if (side === "teacher" && status === "Missed" && isTeacherAway(absent)) return [];
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
