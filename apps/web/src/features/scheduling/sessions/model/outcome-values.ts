import type { Outcome, OutcomeAnswer, SaidOutcome } from "@riwaq/contracts/scheduling/outcomes";
import type { SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import {
  type Consequence,
  consequenceOf,
  type OutcomeKind,
  outcomeFault,
} from "@riwaq/domain/scheduling/outcomes/outcome";
import type { z } from "zod";

export type OutcomeValues = z.input<typeof OutcomeAnswer>;

/** Whether minutes are lost in it, on one of the sides. */
export const losesMinutes = (kind: OutcomeKind): boolean =>
  kind === "technical" || kind === "shortened";

/** Whether somebody was not there at all: then nobody was late. */
export const isAbsence = (kind: OutcomeKind): boolean => kind.endsWith("_absent");

/** What the form begins with: an answer chosen in a mail, else what was said last, what presence suggests, or that it was held. */
export function firstValues(
  { outcomes, question }: Pick<SessionDetails, "outcomes" | "question">,
  chosen?: OutcomeKind,
): OutcomeValues {
  const last: Outcome | SaidOutcome | undefined = outcomes[0] ?? question?.suggested;
  const kind = chosen ?? last?.kind ?? "completed";
  const known = last?.kind === kind ? last : undefined;
  return {
    kind,
    lost_min: known?.lost_min ?? 0,
    lost_by: known?.lost_by ?? null,
    // Left open until somebody has spoken: then presence says how late each came.
    teacher_late_min: outcomes[0]?.teacher_late_min,
    pupil_late_min: outcomes[0]?.pupil_late_min,
    reason: "",
  };
}

/** Without what the chosen kind has no room for. */
export function toAnswer(values: OutcomeValues): OutcomeValues {
  const { kind, reason, lost_min, lost_by, teacher_late_min, pupil_late_min } = values;
  return {
    kind,
    reason,
    ...(losesMinutes(kind) && { lost_min, lost_by }),
    ...(!isAbsence(kind) && { teacher_late_min, pupil_late_min }),
  };
}

type Hours = { starts_at: string; ends_at: string };

/** What the terms make of it; null while it contradicts itself. */
export function meaningOf(values: OutcomeValues, lesson: Hours): Consequence | null {
  const { kind, lost_min, lost_by, teacher_late_min, pupil_late_min } = toAnswer(values);
  const lengthMin = Math.round(
    (Date.parse(lesson.ends_at) - Date.parse(lesson.starts_at)) / 60_000,
  );
  const outcome = {
    kind,
    lostMin: lost_min ?? 0,
    lostBy: lost_by ?? null,
    teacherLateMin: teacher_late_min ?? 0,
    pupilLateMin: pupil_late_min ?? 0,
  };
  return outcomeFault(outcome, lengthMin) ? null : consequenceOf(outcome, lengthMin);
}
