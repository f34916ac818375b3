import type { OutcomeQuestion, SaidOutcome, SideSeen } from "@riwaq/contracts/scheduling/outcomes";
import type { Outcome } from "@riwaq/domain/scheduling/outcomes/outcome";
import { presenceOf, type SidePresence } from "@riwaq/domain/scheduling/outcomes/presence";
import {
  judgePresence,
  SUGGESTION_STANDS_AFTER_MS,
} from "@riwaq/domain/scheduling/outcomes/settle-lesson";

import type { Side } from "../sessions/load-lesson.ts";
import type { QuestionRow, VersionRow } from "./queries.ts";

const presentOutcome = ({ kind, teacherLateMin, pupilLateMin, lostMin, lostBy }: Outcome) => ({
  kind,
  teacher_late_min: teacherLateMin,
  pupil_late_min: pupilLateMin,
  lost_min: lostMin,
  lost_by: lostBy,
});

const presentVersion = ({ said, name, reason }: VersionRow): SaidOutcome => ({
  ...presentOutcome(said),
  version: said.version,
  said_by: said.saidBy,
  said_by_name: name,
  reason: reason ?? "",
  said_at: said.createdAt.toISOString(),
});

/** The newest first. A family reads what holds; who corrected it and why is between the teacher and the institute. */
export function presentVersions(versions: readonly VersionRow[], side: Side): SaidOutcome[] {
  const all = versions.map(presentVersion);
  if (side !== "family") return all;
  return all.slice(0, 1).map((said) => ({ ...said, said_by_name: null, reason: "" }));
}

const MINUTE_MS = 60_000;

function presentSide({ spells, firstMs, isPressOnly }: SidePresence): SideSeen {
  const lengthMs = spells.reduce((sum, { fromMs, untilMs }) => sum + untilMs - fromMs, 0);
  return {
    first_at: firstMs === null ? null : new Date(firstMs).toISOString(),
    minutes: Math.round(lengthMs / MINUTE_MS),
    is_press_only: isPressOnly,
  };
}

export function presentQuestion(row: QuestionRow, timeZone: string): OutcomeQuestion {
  const { startsAtMs, endsAtMs, marks } = row;
  const hours = { startsAtMs, endsAtMs };
  const { teacher, pupil } = presenceOf(hours, marks);
  return {
    session_id: row.id,
    teacher_name: row.teacherName,
    students_names: row.pupils,
    starts_at: new Date(startsAtMs).toISOString(),
    ends_at: new Date(endsAtMs).toISOString(),
    time_zone: timeZone,
    suggested: presentOutcome(judgePresence({ ...hours, marks }).outcome),
    teacher: presentSide(teacher),
    pupil: presentSide(pupil),
    stands_at: new Date(endsAtMs + SUGGESTION_STANDS_AFTER_MS).toISOString(),
  };
}
