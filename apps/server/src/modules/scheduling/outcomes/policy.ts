/** Who may say how a lesson ended. */
import { isTeacherAway, type OutcomeKind } from "@riwaq/domain/scheduling/outcomes/outcome";
import { maySay } from "@riwaq/domain/scheduling/outcomes/settle-lesson";

import type { Lesson } from "../sessions/load-lesson.ts";

/** A teacher who was absent by what a person said does not take that back: by then the family has been told. */
export function maySayOutcome(
  { side, status, endsAt }: Lesson,
  said: { kind: OutcomeKind; saidBy: string } | null,
  now: Date,
): boolean {
  if (side === "family" || status === "Cancelled") return false;
  if (side === "teacher" && said && said.saidBy !== "system" && isTeacherAway(said.kind)) {
    return false;
  }
  const moment = { endsAtMs: endsAt.getTime(), nowMs: now.getTime() };
  return maySay({ by: side, isSaid: said !== null, ...moment });
}
